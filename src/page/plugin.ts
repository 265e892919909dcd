import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../config/files';
import {COLLAPSED, SIDEBAR_KEY} from '../frame/sidebarScript';
import {refuse, refusedModules, refusedSettings} from './refusals';
import {waitForScript} from './waiting';

const MARK = `document.documentElement.dataset.script='on'`;

const SIDEBAR = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${COLLAPSED}')document.documentElement.dataset.sidebar='${COLLAPSED}'}catch(e){}`;

/**
 * The heights of parts that are laid out later are guesses until then. A reader who comes back, reloads or follows a fragment may
 * land below such parts, so for these everything is laid out at once.
 */
const LAY_OUT_ALL = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.style.setProperty('--rift-out-of-sight','visible')`;

/**
 * Runs before the first paint: hides what is for readers without script, collapses the sidebar if the reader did, lays out the whole page
 * if a place in it is asked for, and keeps what the reader presses until the script is there.
 */
const EARLY = [MARK, SIDEBAR, LAY_OUT_ALL, `(${waitForScript.toString()})()`].join(';\n');

/**
 * The browser fetches a page as soon as the reader points at its link or, on a phone, sees it, and may keep it until the link is
 * followed. It does not do so when saving data or power. Addresses with a dot are files, which it leaves alone.
 */
const speculation = {
  prefetch: [
    {
      where: {
        and: [
          {href_matches: '/*'},
          {not: {href_matches: '/*.*'}},
          {not: {selector_matches: '[href^="#"], [download], [target="_blank"]'}},
        ],
      },
      // Browsers that know no pointer above a link fetch every link of a page for "eager", up to fifty.
      eagerness: 'moderate',
    },
  ],
};

/** `import text from './sample.php?raw'` gives the text of a file, so that samples can be files of their own. */
const rawImport = {module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}};

/** Set by scripts/build.ts, which prepares the pages that Docusaurus has made. */
export const PREPARED = 'RIFT_PAGES_ARE_PREPARED';

/** Components in the list of everything that Docusaurus loads for its routes. */
const COMPONENT = /"(@theme\/[\w/]+|@site\/[^"]+\.[jt]sx)"/g;

/** Writes a module with the components of all routes, for assets.ts. */
function writeComponents(generatedFilesDir: string): void {
  const registry = readText(path.join(generatedFilesDir, 'registry.js'));
  const names = [...new Set(Array.from(registry.matchAll(COMPONENT), ([, name = '']) => name))].sort();
  const folder = path.join(generatedFilesDir, 'rift-page');
  mkdirSync(folder, {recursive: true});
  const imports = names.map((name, index) => `import c${index} from '${name}';\n`).join('');
  const list = names.map((_, index) => `c${index}`).join(', ');
  writeFileSync(path.join(folder, 'components.js'), `${imports}export default [${list}];\n`);
}

/** Of Vercel Web Analytics (pageViews.ts). */
const VIEWS = '_vercel/insights/script.js';

type Environment = Record<string, string | undefined>;

/**
 * Whether the host serves the script at its address: Vercel does, unless PAGE_VIEWS=off; another host that passes the request on
 * to Vercel may say so with PAGE_VIEWS=vercel.
 */
export const isCounted = ({PAGE_VIEWS, VERCEL}: Environment): boolean =>
  PAGE_VIEWS === 'vercel' || (Boolean(VERCEL) && PAGE_VIEWS !== 'off');

const lineOf = (env: Environment): string =>
  isCounted(env)
    ? `Page views are sent. /${VIEWS} answers once Web Analytics is enabled for the project on Vercel; PAGE_VIEWS=off sends none.`
    : `PAGE VIEWS ARE NOT COUNTED by this build: its /${VIEWS} is empty. A build on Vercel counts them.`;

/**
 * In production the browser gets no Docusaurus client: pages are HTML, with one small script for the frame and React islands
 * (src/page/README.md). So the client build starts from those, and no page is compiled for the browser.
 */
export default function pagePlugin({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  refuse(refusedSettings(siteConfig));
  const at = (name: string) => path.join(siteDir, 'src/page', name);
  return {
    name: 'rift-page',
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [] : [at('development.ts')]),
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: EARLY},
        ...(process.env.NODE_ENV === 'production'
          ? [
              {
                tagName: 'script',
                attributes: {type: 'speculationrules'},
                innerHTML: JSON.stringify(speculation),
              },
            ]
          : []),
      ],
    }),
    // On a host without the script there would be an error in the console, so the build contains an empty one.
    async postBuild({outDir}) {
      console.log(lineOf(process.env));
      if (isCounted(process.env)) return;
      const file = path.join(outDir, VIEWS);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, '// This host counts no page views.\n');
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return rawImport;
      if (process.env[PREPARED] === undefined)
        throw new Error('`docusaurus build` by itself leaves pages unfinished: run `npm run build`.');
      const modules = readText(path.join(generatedFilesDir, 'client-modules.js'));
      refuse(refusedModules(modules, siteDir));
      writeComponents(generatedFilesDir);
      // The bundler's cache tracks the configuration files, but not what plugins add to the configuration.
      const {cache} = (config.experiments ?? {}) as {cache?: {buildDependencies?: string[]}};
      cache?.buildDependencies?.push(__filename);
      // Assigned, because merging would add it to the Docusaurus entry.
      config.entry = {main: at('production.ts'), assets: at('assets.ts')};
      return {
        ...rawImport,
        optimization: {runtimeChunk: false},
        // Through these modules, components would import every page.
        resolve: {
          alias: Object.fromEntries(
            ['registry', 'routes'].map((name) => [path.join(generatedFilesDir, name), false]),
          ),
        },
      };
    },
  };
}

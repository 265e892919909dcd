import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {readRedirects, redirectProblems, redirects, type Lead} from './redirects';
import {hostFiles} from './hostFiles';
import {redirectMiddleware} from './middleware';
import {redirectPage} from './page';
import {pageAddresses} from './pages';

interface Options {
  versionNames: readonly string[];
  /** The redirects of pages that moved, below the site's folder. */
  file: string;
}

/** What of webpack-dev-server this plugin uses; its own types name express, which is not ours to know. */
interface DevServer {
  app?: {use: (middleware: ReturnType<typeof redirectMiddleware>) => void};
}

const isBuild = () => process.env.NODE_ENV === 'production';

function refuse(file: string, problems: readonly string[]) {
  if (problems.length > 0) throw new Error([`Redirects (${file}):`, ...problems].join('\n  '));
}

/**
 * Addresses that lead on: by HTTP in development and on hosts (through the files it writes into the build), by
 * pages of their own on hosts that know no redirects, and by the router for links inside the site.
 */
function redirectsPlugin({siteDir}: {siteDir: string}, {versionNames, file}: Options): Plugin<Lead[]> {
  const whole = path.join(siteDir, file);
  let leads: Lead[] = [];
  return {
    name: 'rift-redirects',
    // In development a change of the file loads this plugin anew.
    getPathsToWatch: () => [whole],
    async loadContent() {
      const found = redirects(versionNames, readRedirects(whole));
      if (!isBuild()) refuse(file, redirectProblems(found));
      leads = found;
      return found;
    },
    async contentLoaded({content, actions}) {
      for (const {from, to} of content) {
        actions.addRoute({path: from, component: '@site/src/redirects/RedirectPage', exact: true, to});
      }
    },
    // Here rather than after the build, which takes minutes. Development may serve some of the versions only, so that it
    // looks at the list alone.
    async allContentLoaded({allContent}) {
      if (!isBuild()) return;
      const pages = pageAddresses(allContent);
      refuse(
        file,
        redirectProblems(leads, (address) => pages.has(address)),
      );
    },
    configureWebpack: () =>
      // The types of the bundler's configuration do not know the key; Docusaurus merges it into the server's.
      ({
        devServer: {
          setupMiddlewares(_middlewares: unknown, {app}: DevServer) {
            app?.use(redirectMiddleware(() => leads));
            // Merged with Docusaurus's own list, which must not be repeated.
            return [];
          },
        },
      }) as object,
    async postBuild({outDir, siteConfig}) {
      for (const {from, to} of leads) {
        const page = path.join(outDir, `${from}.html`);
        await mkdir(path.dirname(page), {recursive: true});
        await writeFile(page, redirectPage(to, siteConfig.url));
      }
      const vercelConfig = JSON.parse(await readFile(path.join(siteDir, 'vercel.json'), 'utf8'));
      for (const [name, text] of Object.entries(hostFiles(leads, vercelConfig))) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}

export default redirectsPlugin as unknown as PluginModule<Options>;

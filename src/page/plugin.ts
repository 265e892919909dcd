import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/**
 * In production the browser gets no Docusaurus client: pages are HTML, with one small script for the frame and React islands
 * (src/page/README.md). So the client build starts from those, and no page is compiled for the browser.
 */
export default function pagePlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const at = (name: string) => path.join(siteDir, 'src/page', name);
  return {
    name: 'rift-page',
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [] : [at('development.ts')]),
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'script',
                attributes: {type: 'speculationrules'},
                innerHTML: JSON.stringify(speculation),
              },
            ],
          }
        : {},
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return rawImport;
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

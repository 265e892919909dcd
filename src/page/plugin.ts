import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The browser fetches a page as soon as a reader points at its link or, on a phone, looks at it, and may keep it until the link
 * is followed; it does not where data or power are to be saved. Files have a dot.
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
      eagerness: 'eager',
    },
  ],
};

/**
 * In production the browser gets no client of Docusaurus: pages are HTML, with one small script for the frame and islands of React
 * (src/page/README.md). So the client's compilation starts from those, and no page is compiled for the browser.
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
      if (isServer || config.mode !== 'production') return undefined;
      // The cache of the bundler knows the files that it was made by, and not what plugins make of its configuration.
      const {cache} = (config.experiments ?? {}) as {cache?: {buildDependencies?: string[]}};
      cache?.buildDependencies?.push(__filename);
      // Merged, it would be added to the entry of Docusaurus.
      config.entry = {main: at('production.ts'), assets: at('assets.ts')};
      return {
        optimization: {runtimeChunk: false},
        // Through them components would ask for each page.
        resolve: {
          alias: Object.fromEntries(
            ['registry', 'routes'].map((name) => [path.join(generatedFilesDir, name), false]),
          ),
        },
      };
    },
  };
}

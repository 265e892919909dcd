import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps the text of a documentation page out of the scripts that every visit takes: it stands in the HTML, and
 * src/components/DocBody brings it to life when the reader turns to it.
 */
export default function docBodies({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const at = (...names: string[]) => path.join(siteDir, ...names);
  return {
    name: 'rift-doc-bodies',
    configureWebpack: ({mode}, isServer) => ({
      // Tells the highlighter of its languages, and brings it to every page; src/theme/CodeBlock does so where there is code.
      resolve: {
        alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false},
      },
      resolveLoader: {alias: {[require.resolve('@docusaurus/mdx-loader')]: at('plugins/docBodies/mdx.cjs')}},
      module: {
        rules: [
          // Nothing of a table is needed for the facts of its page.
          {test: /\.json$/, include: at('docs'), sideEffects: false},
          {test: /\.json$/, include: at('versioned_docs'), sideEffects: false},
          {
            test: /\.mdx?$/,
            include: ['docs', 'versioned_docs'].map((folder) => at(folder)),
            // Where it is asked for as the content of a route, and not by what this puts in its place.
            issuer: path.join(generatedFilesDir, 'registry.js'),
            enforce: 'post',
            use: [
              {
                loader: at('plugins/docBodies/loader.cjs'),
                options: {isSplit: !isServer && mode === 'production', siteDir},
              },
            ],
          },
        ],
      },
    }),
  };
}

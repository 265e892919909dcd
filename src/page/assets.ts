/**
 * Never runs in a browser. Pages are compiled for the server only, so the bundler reads this file to find everything else they
 * need: fonts, pictures in Markdown, and style sheets in the order in which components import them.
 */
import '@generated/client-modules';
import components from '@generated/rift-page/components';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import Root from '@theme/Root';

const pictures = (folder: ReturnType<typeof require.context>) => folder.keys().map((name) => folder(name));

// Otherwise the bundler would drop the components as unused, and their styles with them.
Object.assign(globalThis, {
  assets: [
    [Root, Layout, MDXComponents, NotFound],
    components,
    pictures(require.context('@site/docs', true, /\.(png|jpe?g|gif|webp|avif|svg)$/)),
    pictures(require.context('@site/versioned_docs', true, /\.(png|jpe?g|gif|webp|avif|svg)$/)),
  ],
});

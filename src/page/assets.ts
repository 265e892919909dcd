/**
 * Never runs in a browser. Pages are compiled for the server only, so the bundler reads this file to find everything else they
 * need: fonts, pictures in Markdown, and style sheets in the order in which components import them.
 */
import '@generated/client-modules';
import BlogListPage from '@theme/BlogListPage';
import BlogPostPage from '@theme/BlogPostPage';
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import Root from '@theme/Root';
import Landing from '@site/src/pages';
import Contributing from '@site/src/pages/contributing';
import Blocks from '@site/src/pages/contributing/blocks';
import Diagrams from '@site/src/pages/contributing/diagrams';

const pictures = (folder: ReturnType<typeof require.context>) => folder.keys().map((name) => folder(name));

// Otherwise the bundler would drop the components as unused, and their styles with them.
Object.assign(globalThis, {
  assets: [
    [Root, Layout, DocsRoot, DocVersionRoot, DocRoot, DocItem, MDXComponents, NotFound],
    [BlogListPage, BlogPostPage, Landing, Contributing, Blocks, Diagrams],
    pictures(require.context('@site/docs', true, /\.(png|jpe?g|gif|webp|avif|svg)$/)),
    pictures(require.context('@site/versioned_docs', true, /\.(png|jpe?g|gif|webp|avif|svg)$/)),
  ],
});

import type {Entry} from '../content/sidebar';
import {frontMatter} from '../content/markdown';
import {json, LANDING, type Adapter} from './adapter';
import {addressesOf, withTitle} from './write';

const toAddress = (path: string) => `/docs/${path}/`;

/** A group has no page of its own: it stands first in the group. */
const toItem = ({label, path, items}: Entry): unknown =>
  items.length === 0
    ? {label, link: toAddress(path)}
    : {label, collapsed: true, items: [{label, link: toAddress(path)}, ...items.map(toItem)]};

export const starlight: Adapter = {
  name: 'starlight',
  title: 'Starlight',
  generator: '@astrojs/starlight',
  extras: 'with its search (Pagefind) and astro-mermaid',
  look: {
    heading: 'main h1',
    search: {
      opener: 'site-search button[data-open-modal]',
      field: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result',
    },
    diagram: 'main pre.mermaid svg',
  },
  build: 'astro build',
  output: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
  toAddress,
  files: (content) => {
    const addresses = addressesOf(content, toAddress);
    return {
      ...Object.fromEntries(
        content.pages.map((page) => [`src/content/docs/docs/${page.path}.md`, withTitle(page, addresses)]),
      ),
      'sidebar.json': json(content.sidebar.map(toItem)),
      'src/content/docs/index.md': `${frontMatter({title: 'Rift'})}\n${LANDING}`,
    };
  },
};

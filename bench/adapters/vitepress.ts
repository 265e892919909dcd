import type {Entry} from '../content/sidebar';
import {json, LANDING, type Adapter} from './adapter';
import {addressesOf, withHeading} from './write';

const toAddress = (path: string) => `/docs/${path}`;

const toItem = ({label, path, items}: Entry): unknown => ({
  text: label,
  link: toAddress(path),
  ...(items.length > 0 && {collapsed: true, items: items.map(toItem)}),
});

export const vitepress: Adapter = {
  name: 'vitepress',
  title: 'VitePress, no diagrams',
  generator: 'vitepress',
  extras: 'with its local search; diagrams are shown as code',
  look: {
    heading: '.vp-doc h1',
    search: {
      opener: '.VPNavBarSearch button',
      field: '#localsearch-input',
      result: '#localsearch-list .result',
    },
  },
  build: 'vitepress build',
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
  toAddress,
  files: (content) => {
    const addresses = addressesOf(content, toAddress);
    return {
      ...Object.fromEntries(
        content.pages.map((page) => [`docs/${page.path}.md`, withHeading(page, addresses)]),
      ),
      'sidebar.json': json(content.sidebar.map(toItem)),
      'index.md': `# Rift\n\n${LANDING}`,
    };
  },
};

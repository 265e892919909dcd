import type {Entry} from '../content/sidebar';
import {LANDING, type Adapter, type Files} from './adapter';
import {addressesOf, withHeading} from './write';

const toAddress = (path: string) => `/docs/${path}`;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The order of each folder, in a file of its own. */
function orders(folder: string, entries: readonly Entry[]): Files {
  const labels = Object.fromEntries(entries.map(({path, label}) => [lastPart(path), label]));
  const groups = entries.filter(({items}) => items.length > 0);
  return Object.assign(
    {[`${folder}/_meta.js`]: `export default ${JSON.stringify(labels, null, 2)};\n`},
    ...groups.map(({path, items}) => orders(`content/docs/${path}`, items)),
  ) as Files;
}

const groupsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({path, items}) => (items.length > 0 ? [path, ...groupsIn(items)] : []));

export const nextra: Adapter = {
  name: 'nextra',
  title: 'Nextra',
  generator: 'nextra',
  extras: 'with its docs theme, its diagrams and Pagefind, as a static export',
  look: {
    heading: 'article h1, main h1',
    search: {
      opener: '.nextra-search input',
      field: '.nextra-search input',
      result: '.nextra-search-results a',
    },
    diagram: 'main svg[aria-roledescription]',
  },
  build: 'next build --webpack && pagefind --site out --output-subdir _pagefind',
  output: 'out',
  caches: ['.next', 'out'],
  toAddress,
  files: (content) => {
    const addresses = addressesOf(content, toAddress);
    const groups = new Set(groupsIn(content.sidebar));
    return {
      ...Object.fromEntries(
        content.pages.map((page) =>
          groups.has(page.path)
            ? [`content/docs/${page.path}/index.mdx`, withHeading(page, addresses, {asIndexPage: true})]
            : [`content/docs/${page.path}.mdx`, withHeading(page, addresses)],
        ),
      ),
      ...orders('content/docs', content.sidebar),
      'content/_meta.js': `export default {index: 'Rift', docs: 'Docs'};\n`,
      'content/index.mdx': `# Rift\n\n${LANDING}`,
    };
  },
};

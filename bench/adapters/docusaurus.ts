import type {Content} from '../content/read';
import type {Entry} from '../content/sidebar';
import {json, LANDING, type Adapter, type Files} from './adapter';
import {addressesOf, withTitle} from './write';

const toAddress = (path: string) => `/docs/${path}`;

const toItem = ({label, path, items}: Entry): unknown =>
  items.length === 0
    ? path
    : {type: 'category', label, link: {type: 'doc', id: path}, items: items.map(toItem)};

/** What a version consists of, in one folder. */
function pagesIn(folder: string, content: Content): Files {
  const addresses = addressesOf(content, toAddress);
  return Object.fromEntries(
    content.pages.map((page) => [`${folder}/${page.path}.md`, withTitle(page, addresses)]),
  );
}

const files = (content: Content): Files => ({
  ...pagesIn('docs', content),
  'sidebar.json': json({docs: content.sidebar.map(toItem)}),
  'src/pages/index.md': `# Rift\n\n${LANDING}`,
});

export const docusaurus: Adapter = {
  name: 'docusaurus',
  title: 'Docusaurus as it comes',
  generator: '@docusaurus/core',
  extras: 'with @docusaurus/faster, theme-mermaid and @easyops-cn/docusaurus-search-local',
  look: {
    heading: 'article h1',
    search: {
      opener: '.navbar__search-input',
      field: '.navbar__search-input',
      result: '.navbar__search [role="option"]',
    },
    diagram: 'article .docusaurus-mermaid-container svg',
  },
  build: 'docusaurus build',
  output: 'build',
  caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  toAddress,
  files,
};

/** As many versions as this site builds: the one that was cut, and the next. */
export const docusaurusWithVersions = (content: Content): Files => ({
  ...files(content),
  ...pagesIn(`versioned_docs/version-${content.version}`, content),
  [`versioned_sidebars/version-${content.version}-sidebars.json`]: json({docs: content.sidebar.map(toItem)}),
  'versions.json': json([content.version]),
});

import {fileOf, titleOf, type Content, type Item} from './pages';

/** A site that is measured. */
export interface Site {
  title: string;
  isOwn?: boolean;
  /** Shell commands to run in its folder. */
  build: string;
  /** The folder of the built site, relative to its folder. */
  output: string;
  /** The caches that a build leaves for the next one. */
  caches: readonly string[];
  /** Selectors of what a reader sees and uses. */
  heading: string;
  search: {opener: string; field: string; result: string};
  /** Missing if the site shows the sources of diagrams. */
  diagram?: string;
}

/** A site with the same pages by another generator, with its packages and configuration in a folder of `peers/`. */
export interface Peer extends Site {
  name: string;
  /** The package whose version the report names. */
  generator: string;
  files: (content: Content) => Record<string, string>;
}

const LANDING = '# Rift\n\nRift is a micro-framework for PHP.\n';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const pagesIn = (folder: string, {pages}: Content, isTitleInText: boolean) =>
  Object.fromEntries(pages.map((page) => [`${folder}/${page.path}.md`, fileOf(page, isTitleInText)]));

/** The sidebar for a generator whose groups cannot have a page: the page comes first in its group. */
function sidebarOf(content: Content, label: 'label' | 'text'): unknown[] {
  const link = (name: string) => ({[label]: titleOf(content, name), link: `/docs/${name}`});
  const toEntry = (item: Item): unknown =>
    typeof item === 'string'
      ? link(item)
      : {[label]: item.label, collapsed: true, items: [link(item.link.id), ...item.items.map(toEntry)]};
  return content.sidebar.map(toEntry);
}

const docusaurus: Peer = {
  name: 'docusaurus',
  title: 'Docusaurus as it comes',
  generator: '@docusaurus/core',
  build: 'docusaurus build',
  output: 'build',
  caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  heading: 'article h1',
  search: {
    opener: '.navbar__search-input',
    field: '.navbar__search-input',
    result: '.navbar__search [role="option"]',
  },
  diagram: 'article .docusaurus-mermaid-container svg',
  // As many versions as this site builds: the cut one, and the next.
  files: (content) => ({
    ...pagesIn('docs', content, false),
    ...pagesIn(`versioned_docs/version-${content.version}`, content, false),
    [`versioned_sidebars/version-${content.version}-sidebars.json`]: json({docs: content.sidebar}),
    'versions.json': json([content.version]),
    'sidebar.json': json({docs: content.sidebar}),
    'src/pages/index.md': LANDING,
  }),
};

const vitepress: Peer = {
  name: 'vitepress',
  title: 'VitePress, no diagrams',
  generator: 'vitepress',
  build: 'vitepress build',
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
  heading: '.vp-doc h1',
  search: {
    opener: '.VPNavBarSearch button',
    field: '#localsearch-input',
    result: '#localsearch-list .result',
  },
  files: (content) => ({
    ...pagesIn('docs', content, true),
    'sidebar.json': json(sidebarOf(content, 'text')),
    'index.md': LANDING,
  }),
};

const starlight: Peer = {
  name: 'starlight',
  title: 'Starlight',
  generator: '@astrojs/starlight',
  build: 'astro build',
  output: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
  heading: 'main h1',
  search: {
    opener: 'site-search button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
  diagram: 'main pre.mermaid svg',
  files: (content) => ({
    ...pagesIn('src/content/docs/docs', content, false),
    'sidebar.json': json(sidebarOf(content, 'label')),
    'src/content/docs/index.md': `---\ntitle: Rift\n---\n\n${LANDING}`,
  }),
};

export const peers = [docusaurus, vitepress, starlight];

export const ownSite: Site = {
  title: 'This site',
  isOwn: true,
  build: 'node scripts/run.cjs scripts/build.ts',
  output: 'build',
  caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  heading: 'article h1',
  search: {
    opener: '[data-search]',
    field: 'dialog [role="combobox"]',
    // The list has another name before a query.
    result: 'dialog [role="listbox"][aria-label="Results"] [role="option"]',
  },
  diagram: 'article :is(img[src*="svg"], svg[aria-roledescription])',
};

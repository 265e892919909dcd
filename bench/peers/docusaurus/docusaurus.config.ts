import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';

/** The classic preset with its defaults, with diagrams and a local search. */
const config: Config = {
  title: 'Rift',
  url: 'https://localhost',
  baseUrl: '/',
  // The fragments are from another generator.
  onBrokenAnchors: 'ignore',
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  // The pages are Markdown, not MDX.
  markdown: {mermaid: true, format: 'md'},
  themes: [
    '@docusaurus/theme-mermaid',
    ['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}],
  ],
  presets: [['classic', {blog: false, docs: {sidebarPath: './sidebar.json'}} satisfies Options]],
  themeConfig: {
    navbar: {
      title: 'Rift',
      items: [{to: '/docs/introduction', label: 'Docs'}, {type: 'docsVersionDropdown'}],
    },
    prism: {additionalLanguages: ['php', 'bash', 'json', 'sql', 'ini', 'nginx']},
  },
};

export default config;

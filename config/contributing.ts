/** The contributing guide: a file on GitHub, and a page of the site. */
export const contributing = {
  file: 'CONTRIBUTING.md',
  path: '/contributing',
  title: 'Contributing',
  description:
    'How to change the documentation of Rift: from the link Edit this page to a merged change; how to add a page, a sample, a diagram or an error.',
} as const;

/** The text of the page /contributing/diagrams. */
export const DIAGRAM_GUIDE = 'src/pages/contributing/diagrams/_guide.md';

/** The text of the page /contributing/blocks. */
export const BLOCKS_GUIDE = 'src/pages/contributing/blocks/_guide.md';

/** Not made by Docusaurus, which adds a suffix: src/page/early.ts reads it before the first paint. */
export const SIDEBAR_KEY = 'rift-sidebar';
export const COLLAPSED = 'collapsed';

export const TREE_KEY = 'rift-tree';

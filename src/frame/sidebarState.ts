/** A key of its own, without the site's suffix: src/page/strayPercent.ts reads it before the first paint. */
export const SIDEBAR_KEY = 'rift-sidebar';
export const COLLAPSED = 'collapsed';

/** Where a visit keeps how the tree of pages was left. */
export const TREE_KEY = 'rift-tree';

import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** The name of the plugin that gives them to every page. */
export const TREES = 'rift-trees';

/** The tree of pages of each version, by its name. */
export type Trees = Readonly<Record<string, PropSidebar>>;

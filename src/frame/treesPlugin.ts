import type {LoadedContent, PropSidebar, PropSidebars} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {Plugin} from '@docusaurus/types';

/** The tree of pages of each version, by its name. */
export type Trees = Readonly<Record<string, PropSidebar>>;

/** The first sidebar of sidebars.ts: that of pages outside the docs. */
const tree = (sidebars: PropSidebars): PropSidebar => Object.values(sidebars)[0] ?? [];

/** Gives every page the trees of the documentation: Docusaurus itself provides them only to docs pages. */
export default function treesPlugin(): Plugin {
  return {
    name: 'rift-trees',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const trees: Trees = Object.fromEntries(
        loadedVersions.map((version) => [version.versionName, tree(toSidebarsProp(version))]),
      );
      actions.setGlobalData(trees);
    },
  };
}

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs, PropSidebar} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';
import {changelog, contributing} from '../../config/site';

/** What the frame of every page may read; Docusaurus itself gives sidebars only to pages of the docs. */
export interface FrameData {
  /** The tree of pages of each version, by its name: the first sidebar of sidebars.ts. */
  trees: Readonly<Record<string, PropSidebar>>;
  /** The file of each page outside the docs by its address, for "Edit this page" in the footer. */
  pages: Readonly<Record<string, string>>;
}

export default function framePlugin(): Plugin {
  return {
    name: 'rift-frame',
    async allContentLoaded({allContent, actions}) {
      const contentOf = (plugin: string) => allContent[`docusaurus-plugin-content-${plugin}`]?.default;
      const {loadedVersions} = contentOf('docs') as Docs;
      const trees = loadedVersions.map((version) => [
        version.versionName,
        Object.values(toSidebarsProp(version))[0] ?? [],
      ]);
      const pages = [
        ...(contentOf('pages') as Pages),
        ...(contentOf('blog') as BlogContent).blogPosts.map(({metadata}) => metadata),
        {permalink: `/${changelog.routeBasePath}`, source: `${changelog.path}/`},
      ].map(({permalink, source}) => {
        const path = withoutSlash(permalink) || '/';
        // The source is of the form `@site/src/pages/index.tsx`.
        return [path, path === contributing.path ? contributing.file : source.replace(/^@site\//, '')];
      });
      const data: FrameData = {trees: Object.fromEntries(trees), pages: Object.fromEntries(pages)};
      actions.setGlobalData(data);
    },
  };
}

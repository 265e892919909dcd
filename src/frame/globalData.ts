import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';
import {changelog, contributing} from '../../config/site';
import {FRAME, type FrameData} from './sources';

export default function framePlugin(): Plugin {
  return {
    name: FRAME,
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

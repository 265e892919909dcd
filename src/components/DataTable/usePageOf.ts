import {useCallback} from 'react';
import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

interface Page {
  to: string;
  title: string;
}

/** Finds a page of the version that is being read by its path below the folder of the docs. */
export function usePageOf(): (page: string) => Page {
  const {version, docs, pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  return useCallback(
    (page) => {
      const id = page.replace(/\.mdx?$/, '');
      const to = versions.find(({name}) => name === version)?.docs.find((doc) => doc.id === id)?.path;
      const title = docs[id]?.title;
      if (to === undefined || title === undefined) throw new Error(`${version} has no page ${page}`);
      return {to, title};
    },
    [docs, version, versions],
  );
}

// Change: in place of one way to edit the page, all there are, with those to its tables and to a report.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import TagsListInline from '@theme/TagsListInline';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageFoot from '@site/src/frame/PageFoot';

export default function DocItemFooter(): ReactNode {
  const {tags} = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && (
        <div className={clsx('margin-bottom--sm', ThemeClassNames.docs.docFooterTagsRow)}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <PageFoot />
    </footer>
  );
}

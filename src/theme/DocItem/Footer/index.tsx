// Change: instead of one edit link, links to edit the page in every version, to edit its tables, and to report a problem.
import type {ReactNode} from 'react';
import TagsListInline from '@theme/TagsListInline';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageFoot from '@site/src/frame/PageFoot';

export default function DocItemFooter(): ReactNode {
  const {tags} = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && (
        <div className={ThemeClassNames.docs.docFooterTagsRow}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <PageFoot />
    </footer>
  );
}

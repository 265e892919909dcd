// Change: below the title is how far the release supports what the page is about and, on a narrow screen, what is beside the text
// on a wide one. Every page gets its title from its front matter.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {OutlineDisclosure} from '@site/src/frame/Outline';
import PageStatus from '@site/src/tables/PageStatus';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        {!frontMatter.hide_title && <Heading as="h1">{metadata.title}</Heading>}
        <PageStatus />
        <OutlineDisclosure />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

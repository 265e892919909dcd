import type {ComponentType, ReactNode} from 'react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** The page, as MDX compiles it. */
  Page: ComponentType;
}

/** What stands in the body of a page. A title of the front matter alone is put above the text. */
export default function Contents({Page}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>
        <Page />
      </MDXContent>
    </>
  );
}

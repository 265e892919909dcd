// Change: a page also has its card and structured data for search engines.
import type {ReactNode} from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import DocFacts from '@site/src/frame/DocFacts';

export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <DocFacts />
    </>
  );
}

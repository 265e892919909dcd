// Change: a page also names its picture and, for search engines, says what it is.
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

// Change: the path of a file breaks between its folders.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import Path from '@site/src/shared/Path';

export default function CodeBlockTitle({children}: Props): ReactNode {
  return typeof children === 'string' ? <Path>{children}</Path> : children;
}

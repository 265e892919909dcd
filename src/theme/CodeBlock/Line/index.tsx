// Change: neighbouring tokens of the same colour share an element.
import type {ReactNode} from 'react';
import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';
import {partsOf, roleOf} from '@site/config/prism';

export default function CodeBlockLine({line, ...props}: Props): ReactNode {
  const parts = partsOf(line, roleOf).map(({name, text}) => ({types: [name ?? 'plain'], content: text}));
  return <Line {...props} line={parts} />;
}

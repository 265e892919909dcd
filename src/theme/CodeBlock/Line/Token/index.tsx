// Change: a token has one class, and plain text has none.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import {roleOf} from '@site/config/prism';

export default function CodeBlockLineToken({token}: Props): ReactNode {
  const role = roleOf(token.types);
  return role === undefined ? token.content : <span className={role}>{token.content}</span>;
}

// Change: a token has one class, its role (see ../index.tsx), and plain text has none.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

export default function CodeBlockLineToken({token: {types, content}}: Props): ReactNode {
  const [role] = types;
  return role === 'plain' ? content : <span className={role}>{content}</span>;
}

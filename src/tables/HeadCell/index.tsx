import type {ComponentProps, ReactNode} from 'react';

/** The head of a column. An empty one, in the corner of a table, is the head of nothing: a plain cell. */
export default function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

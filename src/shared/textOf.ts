import {isValidElement, type ReactNode} from 'react';

/** The rendered text of a node, each block on its own line. Of a component, only the children are read. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{children?: ReactNode}>(node)) return '';
  const text = textOf(node.props.children);
  return node.type === 'div' || node.type === 'li' ? `\n${text}` : text;
}

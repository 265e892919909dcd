import {isValidElement, type ReactNode} from 'react';

/** The text of what is rendered, each block in a line of its own. Of a component it knows only the children. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{children?: ReactNode}>(node)) return '';
  const text = textOf(node.props.children);
  return node.type === 'div' || node.type === 'li' ? `\n${text}` : text;
}

import {isValidElement, type ReactNode} from 'react';

/** The rendered text of a node, each block on its own line. Of a component, only the children are read. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{children?: ReactNode}>(node)) return '';
  const text = textOf(node.props.children);
  return node.type === 'div' || node.type === 'li' ? `\n${text}` : text;
}

/**
 * A text that changes while it is shown. A browser that translates the page replaces React's text nodes: React would write into
 * one that is gone, or fail to remove it. So each text is a new element.
 */
export default function Changing({children}: {children: ReactNode}): ReactNode {
  return <span key={textOf(children)}>{children}</span>;
}

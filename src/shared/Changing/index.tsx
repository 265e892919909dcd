import type {ReactNode} from 'react';
import {textOf} from '../textOf';

/**
 * A text that changes while it is shown. Where a browser translates the page, the text nodes are no longer those of React: it would
 * write into one that is gone, or fail to remove it. So another text is another element.
 */
export default function Changing({children}: {children: ReactNode}): ReactNode {
  return <span key={textOf(children)}>{children}</span>;
}

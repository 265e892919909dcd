import type {ReactNode} from 'react';
import {textOf} from '../textOf';

/**
 * A text that changes while it is shown. A browser that translates the page replaces React's text nodes: React would write into
 * one that is gone, or fail to remove it. So each text is a new element.
 */
export default function Changing({children}: {children: ReactNode}): ReactNode {
  return <span key={textOf(children)}>{children}</span>;
}

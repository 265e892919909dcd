// Change: the body of a page is its own frame (src/components/DocBody), so that its code can come later than that of the page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  return children;
}

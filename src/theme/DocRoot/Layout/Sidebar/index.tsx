// Change: one toggle that stays in place, a state that outlives the page and applies at the first paint, and the current page kept
// in sight. On small screens it is the drawer.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Drawer from '@site/src/frame/Drawer';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  return <Drawer sidebar={sidebar} />;
}

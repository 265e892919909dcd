// Change: one toggle that stays in its place, a state that outlives the page and is there at the first paint, and the page being
// read in sight. On small screens it is the drawer.
import type {ReactNode} from 'react';
import Drawer from '@site/src/frame/Drawer';

export default function DocRootLayoutSidebar(): ReactNode {
  return <Drawer isSidebar />;
}

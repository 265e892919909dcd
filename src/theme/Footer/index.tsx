// Change: the groups are labelled navigation built from typed data, with links to the latest version. On pages without a sidebar
// the drawer is last, so that nothing in the first paint waits for it.
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Drawer from '@site/src/frame/Drawer';
import SiteFooter from '@site/src/frame/SiteFooter';

export default function Footer(): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <>
      <SiteFooter />
      {!activeDoc?.sidebar && <Drawer />}
    </>
  );
}

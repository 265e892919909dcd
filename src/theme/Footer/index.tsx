// Change: the groups are labelled navigation over typed data, whose links follow the latest version. The drawer is the last
// thing in a page: nothing that is painted first has to wait for it.
import type {ReactNode} from 'react';
import Drawer from '@site/src/frame/Drawer';
import SiteFooter from '@site/src/frame/SiteFooter';

export default function Footer(): ReactNode {
  return (
    <>
      <SiteFooter />
      <Drawer />
    </>
  );
}

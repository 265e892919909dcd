// Change: the groups are labelled navigation over typed data, whose links follow the latest version. Where no sidebar is the
// drawer as well, that is the last thing in a page: nothing that is painted first has to wait for it.
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Drawer from '@site/src/frame/Drawer';
import SiteFooter from '@site/src/frame/SiteFooter';

export default function Footer(): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <>
      <SiteFooter />
      {activeDoc?.sidebar === undefined && <Drawer />}
    </>
  );
}

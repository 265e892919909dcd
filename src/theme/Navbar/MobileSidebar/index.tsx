// Change: a page with a list of pages has its drawer where that list is known, in src/theme/DocRoot/Layout/Sidebar.
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import MobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import MobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';

export default function NavbarMobileSidebar(): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  if (activeDoc?.sidebar !== undefined) return null;
  return (
    <MobileSidebarLayout
      header={<MobileSidebarHeader />}
      secondaryMenu={null}
      primaryMenu={<MobileSidebarPrimaryMenu />}
    />
  );
}

// Change: markup alone.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

export default function MobileSidebarPrimaryMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </ul>
  );
}

// Change: only markup. The site's own search, at every width part of the row, and the version switch are always in it; the drawer
// of small screens is src/frame/Drawer, which the browser opens until its behaviour takes over.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import IconMenu from '@theme/Icon/Menu';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import Brand from '@site/src/frame/Brand';
import ColourModeToggle from '@site/src/frame/ColourModeToggle';
import VersionSwitch from '@site/src/frame/VersionSwitch';
import SearchButton from '@site/src/search/SearchButton';

const {container, containerLeft, containerRight} = ThemeClassNames.layout.navbar;

function Items({items}: {items: readonly NavbarItemProps[]}): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}

export default function Navbar(): ReactNode {
  const items = useThemeConfig().navbar.items as readonly NavbarItemProps[];
  return (
    <nav aria-label="Main" className={clsx(container, 'navbar screenOnly')}>
      <div className="navbar__inner">
        <div className={clsx(containerLeft, 'navbar__items centred')}>
          <button
            type="button"
            className="navbar__toggle"
            data-drawer=""
            popoverTarget="Rift-drawer"
            aria-haspopup="dialog"
            aria-label="Toggle navigation bar">
            <IconMenu />
          </button>
          <Brand />
          <Items items={items.filter(({position}) => position === 'left')} />
        </div>
        <div className={clsx(containerRight, 'navbar__items centred')}>
          <div>
            <SearchButton />
          </div>
          <VersionSwitch />
          <Items items={items.filter(({position}) => position !== 'left')} />
          <ColourModeToggle className="colorModeToggle" />
        </div>
      </div>
    </nav>
  );
}

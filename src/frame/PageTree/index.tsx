import type {ReactNode} from 'react';
import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';

interface Props {
  pages: PropSidebar;
  /** The address of the page being read. */
  address: string;
}

/** The pages of a version, in the sidebar and in the drawer. */
export default function PageTree({pages, address}: Props): ReactNode {
  return (
    <nav aria-label="Docs sidebar" className="menu thin-scrollbar">
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={pages} activePath={address} level={1} />
      </ul>
    </nav>
  );
}

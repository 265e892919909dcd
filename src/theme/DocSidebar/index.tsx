// Change: one list for every width; where it stands is up to what holds it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar';
import {ThemeClassNames} from '@docusaurus/theme-common';

export default function DocSidebar({path, sidebar}: Pick<Props, 'path' | 'sidebar'>): ReactNode {
  return (
    <nav aria-label="Docs sidebar" className="menu thin-scrollbar">
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

// Change: a group opens and closes without script; src/page/behaviours/sidebar.ts remembers which are open.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';

const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const {label, className, collapsed, href} = item;
  const items = useVisibleSidebarItems(item.items, activePath);
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        href={href}
        aria-current={isSamePath(href, activePath) ? 'page' : undefined}>
        {label}
      </Link>
      <details open={!collapsed || isActive} data-group={href}>
        <summary title={`Pages in ${label}`}>
          <span className="visuallyHidden">Pages in {label}</span>
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}

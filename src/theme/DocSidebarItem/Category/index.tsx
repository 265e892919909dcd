// Change: a group opens and closes without script; src/frame/SidebarToggle/behaviour.ts remembers which are open.
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
  const {label, className, collapsed, collapsible, href} = item;
  const items = useVisibleSidebarItems(item.items, activePath);
  const isActive = isActiveSidebarItem(item, activePath);
  const list = (
    <ul className="menu__list">
      <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {href === undefined ? (
        <span className="menu__link">{label}</span>
      ) : (
        <Link
          className={clsx('menu__link', isActive && 'menu__link--active')}
          href={href}
          aria-current={isSamePath(href, activePath) ? 'page' : undefined}>
          {label}
        </Link>
      )}
      {collapsible ? (
        <details open={!collapsed || isActive} data-group={href ?? label}>
          <summary title={`Pages in ${label}`}>
            <span className="visuallyHidden">Pages in {label}</span>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}

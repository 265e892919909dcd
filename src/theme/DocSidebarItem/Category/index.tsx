// Change: what is in a group is in the HTML whether the group is open or not; src/page/behaviours/sidebar.ts opens and closes it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';

const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;

interface RowProps {
  label: string;
  href: string | undefined;
  isActive: boolean;
  isPage: boolean;
}

function Label({label, href, isActive, isPage}: RowProps): ReactNode {
  const className = clsx('menu__link', isActive && 'menu__link--active');
  if (href === undefined) return <span className={className}>{label}</span>;
  return (
    <Link className={className} href={href} aria-current={isPage ? 'page' : undefined}>
      {label}
    </Link>
  );
}

export default function DocSidebarItemCategory({item, activePath, level, index}: Props): ReactNode {
  const {label, className, collapsible, collapsed} = item;
  const items = useVisibleSidebarItems(item.items, activePath);
  const href = item.linkUnlisted ? undefined : item.href;
  if (items.length === 0) {
    if (href === undefined) return null;
    const link = {type: 'link', label, href, className} as const;
    return <DocSidebarItemLink item={link} activePath={activePath} level={level} index={index} />;
  }
  const isActive = isActiveSidebarItem(item, activePath);
  const isOpen = !collapsible || !collapsed || isActive;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}>
      <div className="menu__list-item-collapsible">
        <Label label={label} href={href} isActive={isActive} isPage={isSamePath(href, activePath)} />
        {collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            data-group={href ?? label}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
          />
        )}
      </div>
      <ul className="menu__list">
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}

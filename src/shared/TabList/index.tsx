import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Tab {
  id: string;
  label: ReactNode;
  className?: string | undefined;
}

interface Props {
  /** For screen readers. */
  label?: string | undefined;
  /** Unique in the page: part of the ids of the tabs and panels. */
  name: string;
  tabs: readonly Tab[];
  selected: string;
  /** The choice is remembered under this name, and all rows of tabs that have it choose alike. */
  group?: string | undefined;
  /** The choice is in the address under this name. */
  query?: string | undefined;
  className?: string | undefined;
}

const tabId = (name: string, id: string) => `${name}-tab-${encodeURIComponent(id)}`;

const panelId = (name: string, id: string) => `${name}-panel-${encodeURIComponent(id)}`;

/**
 * What makes an element the panel of a tab. It is closed by the style sheet, where there is script to open it again.
 *
 * @param tabIndex - 0 for one that may begin with text, or scroll
 */
export const panelProps = (name: string, id: string, isOpen: boolean, tabIndex?: 0) => ({
  id: panelId(name, id),
  role: 'tabpanel',
  'aria-labelledby': tabId(name, id),
  'data-closed': isOpen ? undefined : '',
  tabIndex,
});

/** A row of tabs by the ARIA pattern, to which src/page/behaviours/tabs.ts listens. The panels are the caller's. */
export default function TabList({label, name, tabs, selected, group, query, className}: Props): ReactNode {
  const isKept = group !== undefined || query !== undefined;
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={clsx('jsOnly', className)}
      data-tabs=""
      data-group={group}
      data-query={query}
      data-default={isKept ? selected : undefined}>
      {tabs.map(({id, label: text, className: ownClass}) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-selected={id === selected}
          aria-controls={panelId(name, id)}
          tabIndex={id === selected ? 0 : -1}
          className={ownClass}
          data-value={isKept ? id : undefined}>
          {text}
        </button>
      ))}
    </div>
  );
}

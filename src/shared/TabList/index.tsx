import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  className?: string | undefined;
  /** Further attributes of the button. */
  attributes?: Readonly<Record<string, unknown>> | undefined;
}

interface Props {
  /** For screen readers. */
  label?: string | undefined;
  /** Unique in the page: part of the ids of the tabs and panels. */
  name: string;
  tabs: readonly Tab[];
  selected: string;
  /** The choice is remembered under this name and applies to all rows of tabs that have it. */
  group?: string | undefined;
  /** The query parameter that holds the choice. */
  query?: string | undefined;
  className?: string | undefined;
}

const tabId = (name: string, id: string) => `${name}-tab-${encodeURIComponent(id)}`;

const panelId = (name: string, id: string) => `${name}-panel-${encodeURIComponent(id)}`;

/**
 * What makes an element the panel of a tab. The style sheet closes it, but only if there is script to open it again.
 *
 * @param tabIndex - 0 for a panel that may begin with text, or scroll
 */
export const panelProps = (name: string, id: string, isOpen: boolean, tabIndex?: 0) => ({
  id: panelId(name, id),
  role: 'tabpanel',
  'aria-labelledby': tabId(name, id),
  'data-closed': isOpen ? undefined : '',
  tabIndex,
});

/** A row of tabs that follows the ARIA pattern; src/shared/TabList/behaviour.ts handles it. The caller renders the panels. */
export default function TabList({label, name, tabs, selected, group, query, className}: Props): ReactNode {
  const isKept = group !== undefined || query !== undefined;
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={clsx('jsOnly', styles.list, className)}
      data-tabs=""
      data-group={group}
      data-query={query}
      data-default={isKept ? selected : undefined}>
      {tabs.map(({id, label: text, className: ownClass, attributes}) => (
        <button
          {...attributes}
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-selected={id === selected}
          aria-controls={panelId(name, id)}
          tabIndex={id === selected ? 0 : -1}
          className={clsx(styles.tab, ownClass, attributes?.className as string | undefined)}
          data-value={isKept ? id : undefined}>
          {text}
        </button>
      ))}
    </div>
  );
}

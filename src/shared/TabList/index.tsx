import {useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {reveal} from '../reveal';
import {nextIndex} from '../roving';
import styles from './styles.module.css';

interface Tab {
  id: string;
  label: string;
}

interface Props {
  /** For screen readers. */
  label: string;
  /** Unique in the page: part of the ids of the tabs and panels. */
  name: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
}

export const tabId = (name: string, id: string) => `${name}-tab-${id}`;
export const panelId = (name: string, id: string) => `${name}-panel-${id}`;

/**
 * A row of tabs by the ARIA pattern: left, right, Home and End choose. The panels are the caller's, with the ids that
 * `panelId` gives. @theme/Tabs shows its panels itself, knows no Home and End, and keeps no list apart from its panels.
 */
export default function TabList({label, name, tabs, selected, onSelect, className}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reveal(ref.current, document.getElementById(tabId(name, selected)), {axis: 'inline'});
  }, [name, selected]);

  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex(({id}) => id === selected);
    const index = nextIndex(event, 'horizontal', current, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabId(name, tab.id))?.focus();
  };

  return (
    <div
      ref={ref}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.tabs, className)}
      onKeyDown={choose}>
      {tabs.map(({id, label: text}) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-selected={id === selected}
          aria-controls={panelId(name, id)}
          tabIndex={id === selected ? 0 : -1}
          className={clsx('clean-btn', styles.tab)}
          onClick={() => onSelect(id)}>
          {text}
        </button>
      ))}
    </div>
  );
}

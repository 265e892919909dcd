// Change: plain HTML for the shared tab behaviour (src/shared/TabList/behaviour.ts), complete without script and on paper. All panels
// are in it, so `lazy` changes nothing.
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import TabList, {panelProps} from '@site/src/shared/TabList';
import {RESTORE} from '@site/src/shared/TabList/restore';
import styles from '@site/src/shared/TabList/styles.module.css';

type Item = ReactElement<TabItemProps>;

const isItem = (child: ReactNode): child is Item =>
  isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;

function itemsIn(children: ReactNode): Item[] {
  // Line breaks in the page are children, too.
  const items = Children.toArray(children).filter((child) => typeof child !== 'string');
  if (items.length === 0) throw new Error('<Tabs> is empty: put a <TabItem value="…"> for each tab into it');
  if (!items.every(isItem))
    throw new Error('<Tabs> holds an element without a value: give each <TabItem> one');
  const values = items.map(({props}) => props.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined)
    throw new Error(`<Tabs> has the value "${twice}" twice: name one of them otherwise`);
  return items;
}

function queryOf({queryString, groupId}: Props): string | undefined {
  if (queryString !== true) return queryString || undefined;
  if (groupId === undefined)
    throw new Error('<Tabs queryString> has no name: add groupId="…", or queryString="…"');
  return groupId;
}

export default function Tabs(props: Props): ReactNode {
  const {children, values, defaultValue, groupId, block, className} = props;
  const name = useId();
  const items = itemsIn(children);
  const tabs = items.map(({props: own}) => {
    const named = values?.find(({value}) => value === own.value) ?? own;
    const attributes = {...own.attributes, ...named.attributes};
    return {id: own.value, label: named.label ?? own.value, isDefault: named.default, attributes};
  });
  const selected = defaultValue ?? (tabs.find(({isDefault}) => isDefault) ?? tabs[0])?.id ?? '';
  if (!tabs.some(({id}) => id === selected))
    throw new Error(`<Tabs> has the defaultValue "${selected}", which no <TabItem> has: correct one of them`);
  const query = queryOf(props);
  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <TabList
        name={name}
        tabs={tabs}
        selected={selected}
        group={groupId}
        query={query}
        className={clsx(block && styles.block, className)}
      />
      {items.map((item, index) => (
        <div key={item.props.value} {...panelProps(name, item.props.value, item.props.value === selected, 0)}>
          <p className={styles.name}>
            <strong>{tabs[index]?.label}</strong>
          </p>
          {item.props.className === undefined ? (
            item.props.children
          ) : (
            <div className={item.props.className}>{item.props.children}</div>
          )}
        </div>
      ))}
      {(groupId ?? query) !== undefined && process.env.NODE_ENV === 'production' && (
        <script dangerouslySetInnerHTML={{__html: RESTORE}} />
      )}
    </div>
  );
}

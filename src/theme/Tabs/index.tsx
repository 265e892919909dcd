// Change: plain HTML for the shared tab behaviour (src/shared/TabList/behaviour.ts), complete without script and on paper. All panels
// are in it, so `lazy` changes nothing.
import {useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import TabList, {panelProps} from '@site/src/shared/TabList';
import {RESTORE} from '@site/src/shared/TabList/restore';
import styles from '@site/src/shared/TabList/styles.module.css';

function queryOf({queryString, groupId}: Props): string | undefined {
  if (queryString !== true) return queryString || undefined;
  if (groupId === undefined)
    throw new Error('<Tabs queryString> has no name: add groupId="…", or queryString="…"');
  return groupId;
}

export default function Tabs(props: Props): ReactNode {
  const {children, values, groupId, block, className} = props;
  const name = useId();
  const defaultValue = props.defaultValue ?? values?.find((one) => one.default)?.value;
  // Without the name of a group: in development the theme would open the tab that was chosen last, and make it the default.
  const {tabValues, selectedValue: selected} = useTabsContextValue({children, defaultValue});
  const items = sanitizeTabsChildren(children) as ReactElement<TabItemProps>[];
  const tabs = tabValues.map((own) => {
    const named = values?.find(({value}) => value === own.value) ?? own;
    const attributes = {...own.attributes, ...named.attributes};
    return {id: own.value, label: named.label ?? own.value, attributes};
  });
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

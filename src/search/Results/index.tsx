import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import Text from '../Text';
import type {Group, Option} from '../resultList';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  groups: readonly Group[];
  /** The number of the option that Enter goes to, over all groups; -1 for none. */
  active: number;
  listRef: RefObject<HTMLDivElement | null>;
  point: (index: number) => void;
  /** Called for a press of any button in the list, which would take the focus. */
  keepFocus: () => void;
}

export const listId = (id: string) => `${id}list`;
export const optionId = (id: string, index: number) => `${id}option${index}`;

type ItemProps = Pick<Props, 'id' | 'active' | 'point'> & {option: Option; index: number};

function Item({id, option, index, active, point}: ItemProps): ReactNode {
  const {to, name, text, isWhole} = option;
  return (
    <a
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={to}
      className={clsx(styles.option, index === active && styles.active)}
      onPointerMove={() => {
        if (index !== active) point(index);
      }}>
      <span className={styles.name}>
        <Text pieces={name} />
      </span>
      {text !== undefined && (
        <span className={clsx(styles.text, isWhole && styles.whole)}>
          <Text pieces={text} />
        </span>
      )}
    </a>
  );
}

/** Places to go to, by their pages. The focus stays in the field above. */
export default function Results({id, label, groups, listRef, keepFocus, ...rest}: Props): ReactNode {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, {options}) => sum + options.length, 0),
  );
  return (
    <div
      ref={listRef}
      id={listId(id)}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // Chrome lets Tab stop at whatever scrolls.
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
        keepFocus();
      }}>
      {groups.map(({key, names, options}, at) => (
        <div key={key} role="group" aria-labelledby={`${id}group${at}`} className={styles.group}>
          <div id={`${id}group${at}`} role="presentation" className={styles.names}>
            {names.join(' / ')}
          </div>
          {options.map((option, index) => (
            <Item key={option.to} id={id} option={option} index={(starts[at] ?? 0) + index} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

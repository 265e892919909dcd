import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import type {Piece} from '../../highlight';
import type {Result, ResultGroup} from '../../resultList';
import styles from '../styles.module.css';

interface Props {
  id: string;
  label: string;
  groups: readonly ResultGroup[];
  /** The index of the result that Enter goes to, over all groups; -1 for none. */
  active: number;
  listRef: RefObject<HTMLDivElement | null>;
  choose: (index: number) => void;
  /** Keeps the focus in the field, which a press in the list would take away. */
  keepFocus: () => void;
}

export const listId = (id: string) => `${id}list`;
export const resultId = (id: string, index: number) => `${id}result${index}`;

const Highlighted = ({pieces}: {pieces: readonly Piece[]}): ReactNode =>
  pieces.map(({text, isMarked}, index) =>
    isMarked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

type ItemProps = Pick<Props, 'id' | 'active' | 'choose'> & {result: Result; index: number};

function Item({id, result, index, active, choose}: ItemProps): ReactNode {
  const {href, name, excerpt, isWrapped} = result;
  const isActive = index === active;
  return (
    <a
      id={resultId(id, index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={clsx(styles.result, isActive && clsx('chosen', styles.active))}
      onPointerMove={() => {
        if (!isActive) choose(index);
      }}>
      <span className={styles.name}>
        <Highlighted pieces={name} />
      </span>
      {excerpt !== undefined && (
        <span className={clsx('quiet', styles.excerpt, isWrapped && styles.wrapped)}>
          <Highlighted pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

/** The list of results. The focus stays in the field, which refers to the active result. */
export default function Results({id, label, groups, listRef, keepFocus, ...rest}: Props): ReactNode {
  let count = 0;
  const numbered = groups.map((group) => ({
    ...group,
    results: group.results.map((result) => ({result, index: count++})),
  }));
  return (
    <div
      ref={listRef}
      id={listId(id)}
      role="listbox"
      aria-label={label}
      className={styles.list}
      // Otherwise Tab would stop here in Chrome, as at everything that scrolls.
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
        keepFocus();
      }}>
      {numbered.map(({key, names, results}, at) => (
        <div key={key} role="group" aria-labelledby={`${id}group${at}`} className={styles.group}>
          <div id={`${id}group${at}`} role="presentation" className={clsx('quiet', styles.names)}>
            {names.join(' / ')}
          </div>
          {results.map(({result, index}) => (
            // A new element for each text, for the same reason as in src/shared/Changing.
            <Item key={JSON.stringify(result)} {...{id, result, index}} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

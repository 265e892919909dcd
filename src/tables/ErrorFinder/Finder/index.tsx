import {
  Fragment,
  useId,
  useRef,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type {ErrorRow} from '@site/src/tables/docsData';
import type {Pages} from '@site/src/tables/DataTable/pages';
import {isCode} from '@site/src/tables/DataTable/table';
import {namesIn} from '@site/src/shared/message';
import {MOST_SHOWN} from '../answer';
import {loadCatalogue, rowsOfTable, type CatalogueRow} from '../catalogue';
import type {Found} from '../find';
import {MOST} from '../read';
import {useAnswer} from './useAnswer';
import styles from './styles.module.css';

const SAMPLE = '{"ok": false, "code": 404, "payload": "Path not found"}';

/** The step, or several with commas between them. */
function Raiser({children}: {children: string}): ReactNode {
  const parts = children.split(', ');
  if (!parts.every(isCode)) return children;
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <code>{part}</code>
    </Fragment>
  ));
}

/** What stood in the place of each name; unknown in a message that was cut. */
function Values({message, values}: {message: string; values: readonly string[]}): ReactNode {
  const names = namesIn(message);
  if (names.length === 0 || values.length === 0) return null;
  return (
    <p>
      Here{' '}
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{name}</code> is <code>{values[index]}</code>
        </Fragment>
      ))}
    </p>
  );
}

function Row({row, values, isReason}: Found<CatalogueRow>): ReactNode {
  return (
    <li className={styles.row}>
      <p className={styles.message}>
        <a href={row.to}>{row.message}</a>
        {row.code !== null && <span className={styles.code}>{row.code}</span>}
      </p>
      <Values message={row.message} values={values} />
      <p>
        {isReason && 'The reason within. '}
        {row.situation}. Raised by: <Raiser>{row.raisedBy}</Raiser>
      </p>
      {row.note !== null && <p>{row.note}</p>}
      <p>
        Explained in <a href={row.page.to}>{row.page.title}</a>
      </p>
    </li>
  );
}

const isWhole = (event: Event) =>
  event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);

interface Props {
  /** The table, where it is in the same page; elsewhere the version's is loaded when something is looked up. */
  data?: readonly ErrorRow[];
  /** What its rows refer to. */
  pages?: Pages;
  /** The address of the version: `/docs/v1`. */
  root: string;
}

/** A box to paste into, and what is found. Absent without script. */
export default function Finder({data, pages = {}, root}: Props): ReactNode {
  const id = useId();
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const load = async () => (data ? rowsOfTable(data, pages, root) : loadCatalogue(root));
  const {answer, turn, find, clear} = useAnswer(load);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    find(boxRef.current?.value ?? '');
  }

  function follow({currentTarget: {value}, nativeEvent}: FormEvent<HTMLTextAreaElement>) {
    if (value === '') clear();
    else if (isWhole(nativeEvent)) find(value);
  }

  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isAsked || event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    find(event.currentTarget.value);
  }

  /** So much would make the box slow, and is refused all the same. */
  function keepOut(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (text.length <= MOST) return;
    event.preventDefault();
    find(text);
  }

  return (
    <form className={styles.finder} onSubmit={submit} aria-label="Find an error">
      <label htmlFor={`${id}box`}>Your response, log line or error text</label>
      <textarea
        ref={boxRef}
        id={`${id}box`}
        className={styles.box}
        rows={4}
        placeholder={SAMPLE}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}rule`}
        onPaste={keepOut}
        onInput={follow}
        onKeyDown={submitByKey}
      />
      <div className={styles.actions}>
        <button type="submit" className="outlined">
          Find it
        </button>
        <p id={`${id}rule`}>It is read in this browser and sent nowhere.</p>
      </div>
      <p role="status" className={styles.says}>
        {answer && <span key={turn}>{answer.says}</span>}
      </p>
      {answer && answer.found.length > 0 && (
        <ul className={styles.rows} aria-label="Messages found">
          {answer.found.slice(0, MOST_SHOWN).map((found) => (
            <Row key={found.row.id} {...found} />
          ))}
        </ul>
      )}
    </form>
  );
}

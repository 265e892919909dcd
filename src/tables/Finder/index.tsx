import {
  Fragment,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type {ErrorRow} from '../docsData';
import type {Pages} from '../DataTable/pages';
import {isCode} from '../DataTable/table';
import {namesIn} from '@site/src/shared/message';
import {loadCatalogue, MOST_SHOWN, rowsOfTable, type CatalogueRow} from '../catalogue';
import type {Match} from '../findRows';
import {lookUpIn, MOST_BYTES, type Lookup} from '../lookUp';
import styles from './styles.module.css';

const SAMPLE = '{"ok": false, "code": 404, "payload": "Path not found"}';

const withCommas = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));

/** One step or several, as code where they are names of it. */
function Raiser({children}: {children: string}): ReactNode {
  const parts = children.split(', ');
  return parts.every(isCode) ? withCommas(parts.map((part) => <code key={part}>{part}</code>)) : children;
}

/** What stood in the place of each name. */
function Values({message, values}: {message: string; values: readonly string[]}): ReactNode {
  if (values.length === 0) return null;
  const pairs = namesIn(message).map((name, index) => (
    <>
      <code>{name}</code> is <code>{values[index]}</code>
    </>
  ));
  return <p>Here {withCommas(pairs)}</p>;
}

function Row({row, values, isReason}: Match<CatalogueRow>): ReactNode {
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
      <p>
        {row.cause} {row.remedy}
      </p>
      {row.note !== null && <p>{row.note}</p>}
      <p>
        Explained in <a href={row.page.to}>{row.page.title}</a>
      </p>
    </li>
  );
}

const isPasted = (event: Event) =>
  event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);

interface Props {
  /** The table, where it is in the same page; elsewhere the version's is loaded when something is looked up. */
  data?: readonly ErrorRow[];
  /** The pages that its rows name. */
  pages?: Pages;
  /** The address of the version: `/docs/v1`. */
  root: string;
}

/** A box to paste into, and what is found. */
export default function Finder({data, pages = {}, root}: Props): ReactNode {
  const id = useId();
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const turnRef = useRef(0);
  const [lookup, setLookup] = useState<Lookup<CatalogueRow> & {turn: number}>();
  const load = async () => (data ? rowsOfTable(data, pages, root) : loadCatalogue(root));

  async function find(text: string) {
    const turn = ++turnRef.current;
    const next = await lookUpIn(load(), text);
    // Another text may have come in the meantime.
    if (turn === turnRef.current) setLookup({...next, turn});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void find(boxRef.current?.value ?? '');
  }

  function followInput({currentTarget: {value}, nativeEvent}: FormEvent<HTMLTextAreaElement>) {
    if (value === '') {
      turnRef.current += 1;
      setLookup(undefined);
    } else if (isPasted(nativeEvent)) void find(value);
  }

  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit && !event.repeat && !event.nativeEvent.isComposing) submit(event);
  }

  /** So much text makes the box slow, and is refused anyway. */
  function keepOut(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (text.length <= MOST_BYTES) return;
    event.preventDefault();
    void find(text);
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
        onInput={followInput}
        onKeyDown={submitByKey}
      />
      <div className={styles.actions}>
        <button type="submit" className="outlined">
          Find it
        </button>
        <p id={`${id}rule`}>It is read in this browser and sent nowhere.</p>
      </div>
      <p role="status" className={styles.summary}>
        {/* A new element is announced, also with the same words. */}
        {lookup && <span key={lookup.turn}>{lookup.summary}</span>}
      </p>
      {lookup?.matches.length === 0 && (
        <p className={styles.other}>
          For messages of PHP or Composer, see{' '}
          <a href={`${root}/installation#when-it-does-not-work`}>When it does not work</a> on the installation
          page, and the <a href={`${root}/reference/known-issues`}>known issues</a>.
        </p>
      )}
      {lookup && lookup.matches.length > 0 && (
        <ul className={styles.rows} aria-label="Messages found">
          {lookup.matches.slice(0, MOST_SHOWN).map((match) => (
            <Row key={match.row.id} {...match} />
          ))}
        </ul>
      )}
    </form>
  );
}

import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import clsx from 'clsx';
import Boundary from '@site/src/shared/Boundary';
import Changing from '@site/src/shared/Changing';
import {LONGEST_PASTED} from '@site/src/shared/message';
import {useModal} from '@site/src/shared/useModal';
import {nextIndex} from '@site/src/shared/keys';
import {resultsIn, type ResultList} from '../resultList';
import {useSearch, type IndexStatus} from '../useSearch';
import {isForeign} from '../words';
import Results, {listId, resultId} from './Results';
import styles from './styles.module.css';

interface FieldProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  query: string;
  /** The label of the version that is searched. */
  version: string;
  listId: string | undefined;
  activeId: string | undefined;
  search: (query: string) => void;
  onKey: (event: KeyboardEvent) => void;
  close: () => void;
}

function Field({fieldRef, query, version, listId, activeId, search, onKey, close}: FieldProps): ReactNode {
  return (
    <>
      <div className={clsx('centred', styles.bar)}>
        <input
          ref={fieldRef}
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={`Search ${version}`}
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder="Message, method, code or word"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_PASTED}
          value={query}
          onChange={({target}) => search(target.value)}
          onKeyDown={onKey}
        />
        <span className="badge">{version}</span>
        <button type="button" className={clsx('quiet inset', styles.close)} onClick={close}>
          Close
        </button>
      </div>
      <div className={clsx('fault', styles.line)} />
    </>
  );
}

interface StatusProps {
  query: string;
  /** The label of the version that is searched. */
  version: string;
  /** `broken`: the results could not be shown. */
  status: IndexStatus | 'broken';
  list: ResultList | undefined;
  retry: () => void;
}

/** In characters: how much of the query is repeated in a message. */
const LONGEST_ECHO = 60;

function echoOf(query: string): ReactNode {
  const text = [...query.trim()];
  return (
    <bdi>
      {text.slice(0, LONGEST_ECHO).join('')}
      {text.length > LONGEST_ECHO && '…'}
    </bdi>
  );
}

function messageOf({query, version, status, list}: Omit<StatusProps, 'retry'>): ReactNode {
  if (status === 'notBuilt')
    return (
      <>
        The build makes the search index, so there is nothing to search in development. To try it, use{' '}
        <code>npm run build</code> and <code>npm run serve</code>.
      </>
    );
  if (status === 'broken') return 'The results could not be shown.';
  if (status === 'failed') return `The index of ${version} could not be loaded.`;
  if (status === 'loading' || !list) return `Loading the index of ${version} …`;
  if (query.trim() === '') return 'A response or an error text can be pasted as it is.';
  const {isMatch, corrections = []} = list;
  const count = resultsIn(list).length;
  const counted = count === 1 ? '1 result' : `${count} results`;
  if (isMatch && corrections.length === 0) return `${counted} in ${version}`;
  return (
    <>
      Nothing in {version} fits “{echoOf(query)}”.
      {isMatch && ` ${counted} for “${corrections.join(' ')}”.`}
      {!isMatch && isForeign(query) && ' The documentation is in English.'}
      {!isMatch && ' These are its guides.'}
    </>
  );
}

/** What was found, or why nothing was, and what can be done about it. */
function Status({retry, ...props}: StatusProps): ReactNode {
  const {status} = props;
  return (
    <div className={clsx('quiet', styles.status)}>
      <p role="status" className={clsx('flush', styles.message)}>
        <Changing>
          {messageOf(props)}
          {status === 'namesOnly' && ' Only names are searched: the texts could not be loaded.'}
        </Changing>
      </p>
      {/^(?:broken|failed|namesOnly)$/.test(status) && (
        <button type="button" className="outlined" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

interface Props {
  initialQuery: string;
  onClose: () => void;
}

const NONE = -1;

type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** Does what Enter does on a link, with the same modifier keys. */
function follow({metaKey, ctrlKey, shiftKey}: Modifiers, link: HTMLElement | null): void {
  // Browsers ignore the modifiers of clicks made by a script.
  if ((metaKey || ctrlKey || shiftKey) && link instanceof HTMLAnchorElement)
    window.open(link.href, '_blank', 'noopener');
  else link?.click();
}

interface BrokenProps {
  query: string;
  version: string;
  tryAgain: () => void;
}

/** Shown in place of results that cannot be shown; those of the next query may work. */
function Broken({query, version, tryAgain}: BrokenProps): ReactNode {
  const [broken] = useState(query);
  useEffect(() => {
    if (query !== broken) tryAgain();
  }, [query, broken, tryAgain]);
  return <Status {...{query, version}} status="broken" list={undefined} retry={tryAgain} />;
}

/** Keys that belong to the text in the field. */
const isForField = ({key, shiftKey}: KeyboardEvent) => shiftKey || key === 'Home' || key === 'End';

function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** The modifiers of an Enter that was pressed before the results of the query arrived. */
  const enteredRef = useRef<Modifiers>(undefined);
  const [query, setQuery] = useState(initialQuery);
  /** A result that the reader has chosen, and the query that it is for. */
  const [chosen, setChosen] = useState<{at: number; of: string | undefined}>();
  const {version, status, list, answered, retry} = useSearch(query, chosen?.of === query);
  const results = list ? resultsIn(list) : [];
  // Enter goes to the best match until the reader chooses another result; one of the last query is gone with its results.
  const isChosen = chosen !== undefined && chosen.of === answered;
  const active = isChosen ? Math.min(chosen.at, results.length - 1) : list?.isMatch ? 0 : NONE;
  const choose = (at: number) => setChosen({at, of: answered});
  useModal(dialogRef);

  const isAnswered = list !== undefined && answered === query;
  useEffect(() => {
    if (!isAnswered || !enteredRef.current) return;
    follow(enteredRef.current, document.getElementById(resultId(id, active)));
    enteredRef.current = undefined;
  }, [isAnswered, active, id]);

  const search = (text: string) => {
    setQuery(text);
    setChosen(undefined);
    enteredRef.current = undefined;
    listRef.current?.scrollTo({top: 0});
    fieldRef.current?.focus();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (isAnswered) follow(event, document.getElementById(resultId(id, active)));
      else enteredRef.current = event;
      return;
    }
    if (isForField(event)) return;
    const from = active === NONE && event.key === 'ArrowUp' ? 0 : active;
    const next = nextIndex(event, 'vertical', from, results.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    // Show the name of the group above the first result, too.
    if (next === 0) listRef.current?.scrollTo({top: 0});
    else document.getElementById(resultId(id, next))?.scrollIntoView({block: 'nearest'});
  };

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-label="Search the documentation" onClose={onClose}>
      <div className={clsx('sheet', styles.frame)}>
        <Field
          {...{fieldRef, query, version, search, onKey}}
          listId={results.length > 0 ? listId(id) : undefined}
          activeId={active === NONE ? undefined : resultId(id, active)}
          close={() => dialogRef.current?.close()}
        />
        <Boundary fallback={({tryAgain}) => <Broken {...{query, version, tryAgain}} />}>
          <Status {...{version, status, list, retry}} query={answered ?? query} />
          {list !== undefined && results.length > 0 && (
            <Results
              {...{id, listRef, active}}
              label={list.isMatch ? 'Results' : 'Pages'}
              groups={list.groups}
              choose={choose}
              keepFocus={() => fieldRef.current?.focus()}
            />
          )}
        </Boundary>
      </div>
    </dialog>
  );
}

/** Opens the search over the page. */
export function openSearch(query: string): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = () => {
    root.unmount();
    host.remove();
  };
  // Synchronously, because the next key is already for the field.
  flushSync(() => root.render(<SearchDialog initialQuery={query} onClose={remove} />));
}

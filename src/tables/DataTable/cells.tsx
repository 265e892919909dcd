import {createContext, Fragment, useContext, type ReactNode} from 'react';
import {ISSUES, issueHash, pageFinder} from './pages';
import {aroundIssues, breakable, isCode} from './table';
import styles from './styles.module.css';

/** Finds a page of the version that is being read by its path below the folder of the docs. */
export const PageOfContext = createContext(pageFinder({}, ''));

/** A text that may break between the parts of long names. */
export function Breakable({children}: {children: string}): ReactNode {
  return breakable(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function Code({children}: {children: string}): ReactNode {
  return (
    <code>
      <Breakable>{children}</Breakable>
    </code>
  );
}

/** A name of code as code, and words as words. */
export const named = (text: string): ReactNode => (isCode(text) ? <Code>{text}</Code> : text);

/** Several names below each other; `null` where there is none. */
export function list(texts: readonly string[], show: (text: string) => ReactNode = named): ReactNode {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{show(text)}</li>
      ))}
    </ul>
  );
}

/** Names with commas between them, or else words. */
export function names(text: string): ReactNode {
  const parts = text.split(', ');
  return parts.every(isCode) ? list(parts) : text;
}

/** What a cell with more in it begins with. */
export const lead = (text: ReactNode): ReactNode => <div className={styles.lead}>{text}</div>;

interface PageLinkProps {
  page: string;
  /** A row of it. */
  hash?: string;
  className?: string;
  children?: string;
}

/** Leads to a page of the version that is being read, by its path below the folder of the docs. */
function PageLink({page, hash = '', className, children}: PageLinkProps): ReactNode {
  const {to, title} = useContext(PageOfContext)(page);
  return (
    <a href={to + hash} className={className}>
      {children ?? title}
    </a>
  );
}

export const page = (path: string): ReactNode => <PageLink page={path} />;

export const pages = (paths: readonly string[]): ReactNode => list(paths, page);

/** A text in which the numbers of known issues lead to their rows. */
export function withIssues(text: string): ReactNode {
  return aroundIssues(text).map((part, index) =>
    // Every second part is a number.
    index % 2 === 0 ? (
      part
    ) : (
      <PageLink key={index} page={ISSUES} hash={issueHash(part)} className={styles.issue}>
        {part}
      </PageLink>
    ),
  );
}

/** A text of its own line below what a cell is about. */
export const note = (text: ReactNode): ReactNode =>
  text !== null && <div className={styles.note}>{typeof text === 'string' ? withIssues(text) : text}</div>;

/** The same, with a word for what it is. */
export const detail = (label: string, text: ReactNode): ReactNode =>
  text !== null &&
  text !== '' && (
    <div className={styles.note}>
      {label}: {text}
    </div>
  );

import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {aroundIssues, breakable, isCode, ISSUES, issueHash, type Page, type PageOf} from './table';
import styles from './styles.module.css';

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

// The others are functions, not components, so that the filter finds the texts in what they return.

/** Shows a name in code as code, and words as text. */
export const named = (text: string): ReactNode => (isCode(text) ? <Code>{text}</Code> : text);

/** Several names below each other; `null` if there are none. */
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

/** Names separated by commas, or otherwise words. */
export function names(text: string): ReactNode {
  const parts = text.split(', ');
  return parts.every(isCode) ? list(parts) : text;
}

export const pageLink = ({to, title}: Page): ReactNode => <a href={to}>{title}</a>;

/** A text in which numbers of known issues link to their rows. */
export function withIssues(text: string | null, pageOf: PageOf): ReactNode {
  if (text === null) return null;
  return aroundIssues(text).map((part, index) =>
    // Every second part is a number.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={pageOf(ISSUES).to + issueHash(part)} className={styles.issue}>
        {part}
      </a>
    ),
  );
}

/** The main text of a cell, and quiet lines below it; what is empty has no line. */
export const lines = (main: ReactNode, ...notes: readonly ReactNode[]): ReactNode => (
  <>
    {main}
    {notes.map(
      (text, index) =>
        text && (
          <div key={index} className={clsx('quiet', styles.note)}>
            {text}
          </div>
        ),
    )}
  </>
);

/** A word that marks the row, in the colour of failures if the matter is grave. */
export const marked = (word: string, isGrave: boolean): ReactNode => (
  <div className={clsx('quiet', styles.note, styles.mark, isGrave && styles.grave)}>{word}</div>
);

/** A text with a label. */
export const detail = (label: string, text: ReactNode): ReactNode =>
  text && (
    <>
      {label}: {text}
    </>
  );

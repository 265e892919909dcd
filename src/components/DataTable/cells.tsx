import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {breakable, isCode} from './table';
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

/** A text of its own line below what a cell is about. */
export const note = (text: ReactNode): ReactNode =>
  text !== null && <div className={styles.note}>{text}</div>;

/** The same, with a word for what it is. */
export const detail = (label: string, text: ReactNode): ReactNode =>
  text !== null &&
  text !== '' && (
    <div className={styles.note}>
      {label}: {text}
    </div>
  );

/** Leads to a page of the version that is being read, by its path below the folder of the docs. */
function PageLink({page}: {page: string}): ReactNode {
  const {version, docs, pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  const id = page.replace(/\.mdx?$/, '');
  const path = versions.find(({name}) => name === version)?.docs.find((doc) => doc.id === id)?.path;
  const title = docs[id]?.title;
  if (path === undefined || title === undefined) throw new Error(`${version} has no page ${page}`);
  return <Link to={path}>{title}</Link>;
}

export const page = (path: string): ReactNode => <PageLink page={path} />;

export const pages = (paths: readonly string[]): ReactNode => list(paths, page);

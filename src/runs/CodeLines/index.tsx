import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import {roleOf, theme} from '@site/config/prism';
import code from '@site/src/shared/code.module.css';
import {Prism} from '../languages';
import styles from './styles.module.css';

interface Token {
  types: string[];
  content: string;
  empty?: boolean;
}

/** Where a line is too long, it breaks before an arrow, not behind its dash. */
const unbroken = (text: string): ReactNode =>
  text.split(/(->)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Fragment key={at}>
        <wbr />
        <span className={styles.arrow}>{part}</span>
      </Fragment>
    ),
  );

/** Neighbours of one colour are one, and spaces have the colour of what they follow. */
function joined(line: readonly Token[]): {role: string | undefined; text: string}[] {
  const parts: {role: string | undefined; text: string}[] = [];
  for (const {types, content, empty} of line) {
    // An empty line has its break below.
    if (empty) continue;
    const role = roleOf(types);
    const last = parts.at(-1);
    if (last && (last.role === role || content.trim() === '')) last.text += content;
    else parts.push({role, text: content});
  }
  return parts;
}

interface Props {
  language: 'php' | 'json';
  /** The index of a line that is marked. */
  marked?: number | undefined;
  children: string;
}

/** Code without colours. */
export const Plain = ({children}: {children: ReactNode}): ReactNode => (
  <code className={clsx(code.code, styles.code)}>
    {typeof children === 'string' ? unbroken(children) : children}
  </code>
);

/** Code whose lines wrap, with one that is marked. */
export default function CodeLines({language, marked, children}: Props): ReactNode {
  return (
    <Highlight prism={Prism} code={children} language={language} theme={theme}>
      {({tokens}) => (
        <code className={clsx(code.code, styles.code)}>
          {tokens.map((line, at) => (
            <span key={at} className={clsx(styles.line, at === marked && styles.marked)}>
              {joined(line).map(({role, text}, key) =>
                role === undefined ? (
                  <Fragment key={key}>{unbroken(text)}</Fragment>
                ) : (
                  <span key={key} className={role}>
                    {unbroken(text)}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      )}
    </Highlight>
  );
}

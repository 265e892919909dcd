import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import {partsOf, roleOf, theme} from '@site/config/prism';
import styles from '../Player/styles.module.css';

/** Lets a line that is too long break before an arrow, not after its dash. */
const breakable = (text: string): ReactNode =>
  text.split('->').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          <wbr />
          <span className={styles.arrow}>-&gt;</span>
        </>
      )}
      {part}
    </Fragment>
  ));

interface Props {
  language: 'php' | 'json';
  /** The index of a line that is marked. */
  marked?: number | undefined;
  children: string;
}

/** Code without colours. */
export const Plain = ({children}: {children: ReactNode}): ReactNode => (
  <code className={clsx('bare', styles.code)}>
    {typeof children === 'string' ? breakable(children) : children}
  </code>
);

/** Code with wrapping lines, of which one may be marked. */
export default function CodeLines({language, marked, children}: Props): ReactNode {
  return (
    <Highlight code={children} language={language} theme={theme}>
      {({tokens}) => (
        <code className={clsx('bare', styles.code)}>
          {tokens.map((line, at) => (
            <span key={at} className={clsx(styles.line, at === marked && 'marked')}>
              {partsOf(line, roleOf).map(({name, text}, key) =>
                name === undefined ? (
                  <Fragment key={key}>{breakable(text)}</Fragment>
                ) : (
                  <span key={key} className={name}>
                    {breakable(text)}
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

import {Fragment, useId, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import DocsLink from '@site/src/shared/DocsLink';
import {roleOf, theme} from '@site/config/prism';
import {Prism} from '@site/src/runs/languages';
import Segment, {sideOf, type Course} from '@site/src/runs/Segment';
import {layers, legend, more, runs, type Layer, type Run} from './content';
import codeStyles from '@site/src/shared/code.module.css';
import shared from '../shared.module.css';
import styles from './styles.module.css';

interface CodeProps {
  language: 'php' | 'json';
  /** The index of the line that fails. */
  failing?: number | undefined;
  children: string;
}

function Code({language, failing, children}: CodeProps): ReactNode {
  return (
    <Highlight prism={Prism} code={children} language={language} theme={theme}>
      {({tokens}) => (
        <code className={clsx(codeStyles.code, styles.code)}>
          {tokens.map((line, at) => (
            <span key={at} className={clsx(styles.line, at === failing && styles.failing)}>
              {line.map(({types, content}, key) => {
                // Where a line is too long for a phone, it breaks before an arrow, not behind its dash.
                if (content === '->')
                  return (
                    <Fragment key={key}>
                      <wbr />
                      <span className={styles.arrow}>{content}</span>
                    </Fragment>
                  );
                const role = roleOf(types);
                return role === undefined ? (
                  content
                ) : (
                  <span key={key} className={role}>
                    {content}
                  </span>
                );
              })}
              {'\n'}
            </span>
          ))}
        </code>
      )}
    </Highlight>
  );
}

/** On which track the request comes to a layer and leaves it. */
function courseOf(at: number, {failsAt = layers.length}: Run): Course {
  const track = at > failsAt ? 'failure' : 'success';
  return {
    before: at === 0 ? undefined : track,
    after: at < failsAt ? 'success' : 'failure',
    station: 'success',
    hasRun: at <= failsAt,
  };
}

function Stop({layer, at, run}: {layer: Layer; at: number; run: Run}): ReactNode {
  const {failsAt = layers.length} = run;
  const isLast = at === Math.min(failsAt, layers.length - 1);
  const code = layer.code.join('\n');
  return (
    <li className={clsx(styles.stop, isLast && styles.last)} style={{'--at': at} as CSSProperties}>
      <Segment {...courseOf(at, run)} />
      <span className={styles.head}>
        <strong>{layer.name}</strong>
        <span className={styles.file}>{at > failsAt ? 'not reached' : layer.file}</span>
      </span>
      <pre className={styles.source}>
        {at > failsAt ? (
          <code className={clsx(codeStyles.code, styles.code, styles.skipped)}>{code}</code>
        ) : (
          <Code language="php" failing={at === failsAt ? layer.failing : undefined}>
            {code}
          </Code>
        )}
      </pre>
    </li>
  );
}

/** The request, with the part that is at fault marked. */
function Request({request, wrong}: Run): ReactNode {
  const [before, after] = wrong === undefined ? [request] : request.split(wrong, 2);
  return (
    <code className={clsx(codeStyles.code, styles.code)}>
      {before}
      {after !== undefined && (
        <>
          <mark className={styles.wrong}>{wrong}</mark>
          {after}
        </>
      )}
    </code>
  );
}

/** Without script, and on paper, there is a success and a failure. */
const byScript = ({failsAt}: Run) => (failsAt === undefined || failsAt === 1 ? undefined : 'byScript');

function Walked({run}: {run: Run}): ReactNode {
  return (
    <div className={clsx(styles.run, byScript(run))} data-run={run.failsAt ?? 'none'}>
      <ol className={styles.stops}>
        {layers.map((layer, at) => (
          <Stop key={layer.name} layer={layer} at={at} run={run} />
        ))}
        <li className={styles.end} style={{'--at': layers.length} as CSSProperties}>
          <Segment before={sideOf(run.isSuccess)} hasRun={false} />
          Response <span className={run.isSuccess ? styles.success : styles.failure}>{run.code}</span>
        </li>
      </ol>
      <div className={styles.exchange}>
        <div>
          <p className={styles.title}>Request</p>
          <pre className={styles.source}>
            <Request {...run} />
          </pre>
        </div>
        <div className={clsx(styles.response, !run.isSuccess && styles.refused)}>
          <p className={styles.title}>Response</p>
          <pre className={styles.source}>
            <Code language="json">{run.response}</Code>
          </pre>
        </div>
      </div>
    </div>
  );
}

/**
 * A request on its way through the layers: the walk of the labs, in small. Every way that it can end is in the page, and
 * the style sheet shows the chosen one; no script takes part.
 */
export default function Walk(): ReactNode {
  const id = useId();
  return (
    <figure className={styles.walk} aria-label="A request on its way through the layers">
      <div role="group" aria-labelledby={id} className={clsx('byScript', styles.choice)}>
        <span id={id} className={styles.legend}>
          {legend}
        </span>
        {runs.map(({label, failsAt = 'none'}) => (
          <label key={label} className={styles.option}>
            <input type="radio" name="fails-at" value={failsAt} defaultChecked={failsAt === 'none'} />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.runs}>
        {runs.map((run) => (
          <Walked key={run.label} run={run} />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span role="status" className={styles.notes}>
          {runs.map((run) => (
            <span key={run.label} className={byScript(run)} data-run={run.failsAt ?? 'none'}>
              {run.note}
            </span>
          ))}
        </span>
        <DocsLink to={more.to} className={shared.underlined}>
          {more.label}
        </DocsLink>
      </figcaption>
    </figure>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import CodeLines, {Plain} from '../CodeLines';
import {
  endOf,
  linesOf,
  nameOfFile,
  tracksAt,
  variantsOf,
  type Case,
  type RunSet,
  type Step,
  type Tracks,
} from '../runSet';
import styles from './styles.module.css';

/** Text with code between backticks. */
const withCode = (text: string): ReactNode =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));

/** Skipped code is named, and shown only if it has at most this many lines. */
const MAX_SKIPPED_LINES = 10;

/** In px: the x of the tracks, the y of a node, and the y at which the value has changed tracks. */
const X = {success: 14, skipped: 14, failure: 44} as const;
const NODE = 19;
const BEHIND = 42;

interface LineProps {
  side: keyof typeof X;
  from?: number;
  to?: number | string;
}

/** Extends a little below its row: rows may have fractional heights, which would leave a gap between them. */
const Line = ({side, from = 0, to = '101%'}: LineProps): ReactNode => (
  <line className={styles[side]} x1={X[side]} x2={X[side]} y1={from} y2={to} />
);

/** The part of the tracks beside a row: first there is one, and a second from where the value fails. */
function Segment({before, after, node, hasRun, cases}: Tracks & {cases?: string}): ReactNode {
  const from = before ?? node ?? 'success';
  const start = from === after ? NODE : BEHIND;
  return (
    <svg className={styles.segment} data-case={cases} aria-hidden="true" focusable="false">
      {!hasRun && before === 'failure' && node && <Line side="skipped" />}
      {before && <Line side={before} to={NODE} />}
      {after && (
        <>
          <line className={styles[after]} x1={X[from]} y1={NODE} x2={X[after]} y2={start} />
          <Line side={after} from={start} />
        </>
      )}
      {node ? (
        <circle
          className={hasRun ? styles.node : styles.skipped}
          cx={X[node]}
          cy={NODE}
          r={hasRun ? 7 : 4.5}
          data-side={hasRun ? (after ?? 'failure') : undefined}
        />
      ) : (
        <path className={styles[from]} d={`M${X[from]} ${NODE}l-7-10m7 10 7-10`} />
      )}
      {hasRun && !after && (
        <path className={styles.stopped} d={`M${X[from] - 6} ${BEHIND - 8}l12 12m0-12-12 12`} />
      )}
    </svg>
  );
}

interface Shown {
  run: RunSet;
  cases: readonly Case[];
}

/** A comma for screen readers, between words that are apart on the screen. */
const Comma = ({children = ', '}: {children?: string}): ReactNode => (
  <span className="visuallyHidden">{children}</span>
);

/** For each case with a step here: the tracks beside the step, its outcome, and its lines. */
function StepRow({run, cases, at}: Shown & {at: number}): ReactNode {
  const stepOf = ({steps}: Case) => steps[at] as Step;
  const isShown = (one: Case) => {
    const {outcome, lines} = stepOf(one);
    return outcome !== 'skipped' || lines[1] - lines[0] < MAX_SKIPPED_LINES;
  };
  const headOf = (one: Case) => {
    const {label, outcome, isReached, note} = stepOf(one);
    return {
      label,
      outcome: isReached === false ? 'not reached' : outcome,
      note,
      file: nameOfFile(run, one, at),
    };
  };
  return (
    <li data-case={cases.map(({id}) => id).join(' ')}>
      {variantsOf(cases, ({steps}) => tracksAt(steps, at)).map(({of, ids}) => (
        <Segment key={of.id} {...tracksAt(of.steps, at)} cases={ids} />
      ))}
      {variantsOf(cases, headOf).map(({of, ids}) => {
        const {label, outcome, note, file} = headOf(of);
        return (
          <p key={of.id} className={clsx('wrapping', styles.head)} data-case={ids}>
            <strong>{label}</strong>
            <Comma>: </Comma>
            <span className={outcome === 'failed' ? styles.failed : 'quiet'}>{outcome}</span>
            {file && (
              <>
                <Comma />
                <code className={clsx('bare quiet', styles.file)}>{file}</code>
              </>
            )}
            {note && (
              <>
                <Comma />
                <span className="quiet wholeLine">{withCode(note)}</span>
              </>
            )}
          </p>
        );
      })}
      {variantsOf(cases.filter(isShown), (one) => ({...stepOf(one), note: '', isSuccess: 0})).map(
        ({of, ids}) => {
          const step = stepOf(of);
          const {outcome, lines, failedLine} = step;
          return (
            <pre
              key={of.id}
              className={clsx('bare', styles.source)}
              data-case={ids}
              data-code=""
              data-outcome={outcome}>
              {outcome === 'skipped' ? (
                <Plain>{linesOf(run, step)}</Plain>
              ) : (
                <CodeLines language="php" marked={failedLine && failedLine - lines[0]}>
                  {linesOf(run, step)}
                </CodeLines>
              )}
            </pre>
          );
        },
      )}
    </li>
  );
}

/** The end of the tracks. Screen readers announce it when another case is chosen. */
const End = ({cases}: {cases: readonly Case[]}): ReactNode => (
  <li className={styles.end} aria-live="polite">
    {variantsOf(cases, endOf).map(({of, ids}) => {
      const {side, text, code: status} = endOf(of);
      return (
        <span key={of.id} data-case={ids}>
          <Segment before={side} hasRun={false} />
          {text} <b className={side === 'failure' ? 'red' : 'green'}>{status}</b>
        </span>
      );
    })}
  </li>
);

/** What was sent or set, with the faulty part marked. */
function Input({input, wrong = ''}: Case): ReactNode {
  const at = wrong === '' ? input.length : input.indexOf(wrong);
  return (
    <Plain>
      {input.slice(0, at)}
      {wrong && <mark className={styles.wrong}>{wrong}</mark>}
      {input.slice(at + wrong.length)}
    </Plain>
  );
}

function Exchange({cases}: {cases: readonly Case[]}): ReactNode {
  const {path: root} = useReadVersion();
  const isRequest = cases.every(({input}) => !input.startsWith('$'));
  return (
    <div className={styles.exchange}>
      {cases.map(
        ({id, issue, input}) =>
          issue && (
            <p key={id} className={styles.issue} data-case={id}>
              The contract says otherwise:{' '}
              <a href={`${root}/reference/known-issues#${issue.toLowerCase()}`}>{issue}</a>. For the
              workaround, see the case “{cases.find((one) => one.input === input && !one.issue)?.label}”.
            </p>
          ),
      )}
      <div>
        <p className="quiet">{isRequest ? 'Request' : 'Set'}</p>
        {variantsOf(cases, ({input, wrong}) => [input, wrong]).map(({of, ids}) => (
          <pre key={of.id} className={clsx('bare', styles.source)} data-case={ids}>
            <Input {...of} />
          </pre>
        ))}
      </div>
      <div>
        <p className="quiet">{isRequest ? 'Response' : 'Printed'}</p>
        {variantsOf(cases, ({printed}) => printed).map(({of, ids}) => (
          <pre key={of.id} className={clsx('bare', styles.source)} data-case={ids} data-side={endOf(of).side}>
            <CodeLines language="json">{of.printed}</CodeLines>
          </pre>
        ))}
      </div>
    </div>
  );
}

const DATE = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** Style rules that hide what the chosen case does not have. */
const rulesOf = (id: string, cases: readonly Case[]) =>
  cases
    .map(
      (one) => `#${id}:has([value=${one.id}]:checked) [data-case]:not([data-case~=${one.id}]){display:none}`,
    )
    .join('');

interface Props {
  /** Its fragment; that of a case is `#id:case`. */
  id: string;
  run: RunSet;
  /** An older fragment of the same place. */
  formerly?: string;
  /** The legend of the choice between cases. */
  legend?: string;
  /** Shown below. */
  children?: ReactNode;
}

/**
 * A recorded run. All cases are in the page, with what several share only once. It works without script, except for keeping the
 * case in the address (`src/runs/behaviour.ts`).
 */
export default function Player({id, run, formerly, legend = 'Case', children}: Props): ReactNode {
  const {title, cases, recorded} = run;
  const anchors = [id, formerly, ...cases.map((one) => `${id}:${one.id}`)];
  const {collectAnchor} = useBrokenLinks();
  anchors.forEach((anchor) => anchor && collectAnchor(anchor));
  const steps = Math.max(...cases.map((one) => one.steps.length));
  return (
    <figure
      id={id}
      aria-label={title}
      className={styles.player}
      // src/text/ reads its cases by this.
      data-run=""
      // It may be wider than the text around it.
      data-wide="">
      <style>{rulesOf(id, cases)}</style>
      {formerly && <span id={formerly} />}
      <fieldset className={styles.cases}>
        <legend className="quiet">{legend}</legend>
        {cases.map((one, at) => (
          <label key={one.id} className={styles.option}>
            <input type="radio" name={id} id={`${id}:${one.id}`} value={one.id} defaultChecked={at === 0} />
            {one.label}
          </label>
        ))}
      </fieldset>
      <div className={styles.stage}>
        <ol className={styles.stops}>
          {Array.from({length: steps}, (_, at) => (
            <StepRow key={at} run={run} cases={cases.filter((one) => one.steps.length > at)} at={at} />
          ))}
          <End cases={cases} />
        </ol>
        <Exchange cases={cases} />
      </div>
      <figcaption className={clsx('wrapping', styles.caption)}>
        {cases.some(({note}) => note) && (
          <span aria-live="polite">
            {cases.map(({id: name, note}) => (
              <span key={name} data-case={name}>
                {note}
              </span>
            ))}
          </span>
        )}
        {children}
        <span className="quiet wholeLine">
          Recorded on rift/core {recorded.framework}, PHP {recorded.php},{' '}
          <time dateTime={recorded.date}>{DATE.format(new Date(recorded.date))}</time>, printed by{' '}
          {recorded.emitter}
        </span>
      </figcaption>
    </figure>
  );
}

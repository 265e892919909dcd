import type {ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {encodeJson} from '../model/json';
import {DEFAULT_FLAGS} from '../model/result';
import {phpCode} from '../model/php';
import {Select} from '../controls';
import {useLabPlace} from '../Lab/place';
import {answerCode} from './answerCode';
import {handlerChoices, middlewareChoices} from './choices';
import {middlewareOf, type ClassName} from './middlewares';
import {ROUTE_FILES} from './routeFiles';
import type {Row} from './rows';
import RoutesTried from './RoutesTried';
import type {Stop, WalkReport} from './stops';
import type {WalkState} from './walkState';
import styles from './styles.module.css';

interface Props {
  report: WalkReport;
  at: number;
  state: WalkState;
  rows: readonly Row[];
  change: (changes: Partial<WalkState>) => void;
}

function RequestView({report, state}: Props): ReactNode {
  const {target} = report;
  const {method, language, authorization} = state;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(language === '' ? [] : [`Accept-Language: ${language}`]),
    ...(authorization === '' ? [] : [`Authorization: ${authorization}`]),
  ];
  return (
    <>
      <p>
        The entry point builds a request object from what the client sent, and the kernel passes it to the
        router.
      </p>
      <CodeBlock language="text" title="Request">
        {lines.join('\n')}
      </CodeBlock>
      {report.path !== target && (
        <p>
          The search ignores the query: the path is <code>{report.path}</code>.
        </p>
      )}
    </>
  );
}

function SearchView({report, state}: Props): ReactNode {
  const {root} = useLabPlace();
  const {walk} = report;
  const {page} = ROUTE_FILES[state.routes];
  return (
    <>
      <p>
        The router compares method and path with <a href={`${root}/${page}`}>the route file</a>, in order. The
        first match wins.
      </p>
      <RoutesTried report={report} method={state.method} />
      {walk.params && walk.params.size > 0 && (
        <p>
          The request gets <code>params</code>, as strings and not decoded:{' '}
          <code>{phpCode(walk.params)}</code>
        </p>
      )}
      {!walk.route && (
        <p>
          No route matches: 404 <code>Path not found</code>. No middleware or handler is called.
        </p>
      )}
    </>
  );
}

function Skipped({report}: Props): ReactNode {
  const ended = report.stops.find(({outcome}) => outcome === 'failed' || outcome === 'thrown');
  const why = ended?.outcome === 'failed' ? 'the first failure is the response' : 'the error ends the walk';
  return (
    <p>
      Not reached: <code>{ended?.name}</code> {ended?.note}, and {why}.
    </p>
  );
}

/** The attributes that a stop finds on the request, besides those of the router. */
function Seen({visit}: Stop): ReactNode {
  const names = ['route', 'params', ...(visit?.seen.keys() ?? [])];
  return (
    <p>
      It gets the request with the attributes{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
          <code>{name}</code>
        </span>
      ))}
      .
    </p>
  );
}

/** What the router answers in place of a class that gives no result. */
const ANSWERED_BY_ROUTER = ['missing', 'throws', 'unresolvable', 'data', 'unnamed'];

/** A middleware or the handler, and what it answers. */
function CallView(props: Props & {stop: Stop}): ReactNode {
  const {stop, report, at, state, rows, change} = props;
  const {outcome, visit} = stop;
  const isHandler = stop.kind === 'handler';
  const name = isHandler ? 'handler' : (stop.name as ClassName);
  const answer = state[name];
  const {visits, handler} = report.walk;
  const code = answerCode(stop, answer, visits[at - 1] ?? handler);
  return (
    <>
      <p>
        {isHandler
          ? 'The container builds the handler, and the router calls it with the request.'
          : middlewareOf(name)?.does}
      </p>
      <Select
        label="It returns"
        value={answer}
        options={isHandler ? handlerChoices(rows) : middlewareChoices(name, rows)}
        onChoose={(key) => change({[name]: key})}
      />
      {outcome === 'skipped' ? <Skipped {...props} /> : <Seen {...stop} />}
      {code !== undefined && <CodeBlock language="php">{code}</CodeBlock>}
      {outcome === 'failed' && ANSWERED_BY_ROUTER.includes(answer) && (
        <p>
          The router returns 500 instead: <code>{visit?.result?.error}</code>
        </p>
      )}
      {outcome === 'passed' && !isHandler && (
        <p>
          {visit?.passes === 'modified'
            ? 'The result is a request, which goes on in place of the original.'
            : 'The result is null, so the original request goes on.'}
        </p>
      )}
      {outcome === 'failed' && !isHandler && <p>A failure is returned at once.</p>}
    </>
  );
}

function ResponseView({report: {answer, walk, target}, state}: Props): ReactNode {
  if (!answer) {
    return <p>There is none: the request ends without an envelope, because nothing catches a TypeError.</p>;
  }
  const isTraced =
    walk.handler?.result === answer && ['throws', 'unresolvable', 'data'].includes(state.handler);
  return (
    <>
      <CodeBlock language="json" title={`Response to ${state.method} ${target}`}>
        {encodeJson(answer.envelope(), DEFAULT_FLAGS)}
      </CodeBlock>
      {isTraced && (
        <p>
          In a real response, <code>debug</code> holds the trace of the exception.
        </p>
      )}
    </>
  );
}

export default function StopView(props: Props): ReactNode {
  const stop = props.report.stops[props.at];
  if (!stop) return null;
  const views = {
    request: <RequestView {...props} />,
    search: <SearchView {...props} />,
    middleware: <CallView {...props} stop={stop} />,
    handler: <CallView {...props} stop={stop} />,
    response: <ResponseView {...props} />,
  };
  return <div className={styles.view}>{views[stop.kind]}</div>;
}

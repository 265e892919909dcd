import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {Select, Stepper, TextField} from '../controls';
import controls from '../controls/styles.module.css';
import Content from '../Lab/Content';
import KnownIssue from '../Lab/KnownIssue';
import LabPanel from '../Lab/Panel';
import type {LabPlace} from '../Lab/place';
import StartFrom from '../Lab/StartFrom';
import Track from '../Track';
import {sideOf} from '@site/src/runs/Segment';
import {useLabState} from '../useLabState';
import {middlewareOf} from './middlewares';
import {presets} from './presets';
import {methodsOf} from './reason';
import {ROUTE_FILES, type RouteFileName} from './routeFiles';
import type {Row} from './rows';
import {isBare} from './sentTarget';
import Sequence from './Sequence';
import {describeWalk, trackRows, type WalkReport} from './stops';
import StopView from './StopView';
import {LENGTH, METHODS, oneLine, walkCodec, type WalkState} from './walkState';
import styles from './styles.module.css';

const methods = METHODS.map((method) => ({value: method, label: method}));

const files = Object.entries(ROUTE_FILES).map(([name, {label}]) => ({value: name as RouteFileName, label}));

interface SetUpProps {
  state: WalkState;
  report: WalkReport;
  change: (changes: Partial<WalkState>) => void;
}

/** The request, and what it is sent to. Headers are asked for where a middleware of its route reads them. */
function SetUp({state, report, change}: SetUpProps): ReactNode {
  const headers = (report.walk.route?.middlewares ?? []).map((name) => middlewareOf(name)?.header);
  const textField = (
    name: 'target' | 'authorization' | 'language',
    label: string,
    more: {placeholder?: string; hint?: ReactNode} = {},
  ) => (
    <TextField
      {...more}
      isCode
      label={label}
      value={state[name]}
      maxLength={LENGTH}
      onChange={(typed) => change({[name]: oneLine(typed)})}
    />
  );
  return (
    <div className={styles.request}>
      <Select label="Method" options={methods} value={state.method} onChoose={(method) => change({method})} />
      {textField('target', 'Path and query', {
        hint: state.target !== report.target && (
          <>
            {isBare(state.target) && 'A path begins with a slash. '}Sent as <code>{report.target}</code>
          </>
        ),
      })}
      <Select label="Routes" options={files} value={state.routes} onChoose={(routes) => change({routes})} />
      {(headers.includes('authorization') || state.authorization !== '') &&
        textField('authorization', 'Header Authorization', {placeholder: 'Bearer aaaa.bbbb.cccc'})}
      {(headers.includes('language') || state.language !== '') &&
        textField('language', 'Header Accept-Language', {placeholder: 'en'})}
    </div>
  );
}

/** What 1.0.0 does of this request, where it is something else. */
function Defects({walk, routes, path, stops, answer}: WalkReport): ReactNode {
  const others = walk.route ? [] : methodsOf(routes, path);
  return (
    <>
      {others.length > 0 && (
        <KnownIssue id="k-18">
          the code is never 405, although the path exists for {others.join(', ')}
        </KnownIssue>
      )}
      {stops.some(({kind, outcome}) => kind === 'middleware' && outcome === 'thrown') && (
        <KnownIssue id="k-16">the router does not catch what a middleware throws</KnownIssue>
      )}
      {walk.thrown && (
        <KnownIssue id="k-14">
          {answer
            ? 'the kernel reports every exception like this'
            : 'the kernel catches exceptions, not errors'}
        </KnownIssue>
      )}
      {answer && answer.code !== 200 && (
        <KnownIssue id="k-12">
          the HTTP status is 200 whatever <code>code</code> is
        </KnownIssue>
      )}
    </>
  );
}

interface Props {
  rows: readonly Row[];
}

function Walk({rows}: Props): ReactNode {
  const uid = 'ab12-cd34-ef56';
  const codec = useMemo(() => walkCodec(rows), [rows]);
  const lab = useLabState('walk', presets[0].state, codec);
  const {state} = lab;
  const change = (changes: Partial<WalkState>) => lab.change((before) => ({...before, ...changes}));
  const report = useMemo(() => describeWalk(state, {uid, rows}), [state, uid, rows]);
  const {stops, answer} = report;
  const at = Math.min(state.at, stops.length - 1);
  const look = (next: number) => change({at: next});
  const {name = '', note = ''} = stops[at] ?? {};
  const answered = answer
    ? [answer.code, answer.error?.replace(/\.$/, '')].filter(Boolean).join(', ')
    : 'none';
  return (
    <LabPanel
      lab={lab}
      start={<StartFrom presets={presets} name={codec.encode({...state, at: 0})} onChoose={lab.change} />}
      announcement={`Stop ${at + 1} of ${stops.length}, ${name}: ${note}. The response: ${answered}.`}>
      <SetUp state={state} report={report} change={change} />
      <div className={clsx(controls.columns, styles.columns)}>
        <Track
          label="Stops of the request"
          rows={trackRows(stops)}
          at={at}
          onLook={look}
          end={{
            side: answer && sideOf(answer.isSuccess()),
            text: answer ? (
              <>
                The client gets a{' '}
                <code>
                  {answer.isSuccess() ? 'success' : 'failure'} {answer.code}
                </code>
              </>
            ) : (
              'The client gets no envelope'
            ),
          }}>
          <Defects {...report} />
        </Track>
        <div className={styles.stop} role="group" aria-label={`At the stop ${name}`}>
          <Stepper at={at} last={stops.length - 1} onLook={look}>
            {name}
          </Stepper>
          <StopView report={report} at={at} state={state} rows={rows} change={change} />
        </div>
      </div>
      <Sequence report={report} method={state.method} />
    </LabPanel>
  );
}

/** The request, its stops on the two tracks, what happens at each, and the sequence diagram of it all. */
export default function Instrument({rows, ...place}: Props & LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Walk rows={rows} />
    </Content>
  );
}

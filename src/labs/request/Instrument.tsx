import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTenantUid} from '@site/src/shared/useTenantUid';
import {Select, Stepper, TextField} from '../controls';
import controls from '../controls/styles.module.css';
import Content from '../Lab/Content';
import type {LabPlace} from '../Lab/place';
import LabPanel from '../Lab/Panel';
import Track from '../Track';
import {sideOf} from '../Track/Segment';
import {useLabState} from '../useLabState';
import {middlewareOf} from './middlewares';
import {ROUTE_FILES, type RouteFileName} from './routeFiles';
import type {Row} from './rows';
import {isBare} from './sentTarget';
import Sequence from './Sequence';
import {describeWalk, trackRows, type WalkReport} from './stops';
import StopView from './StopView';
import {
  LENGTH,
  METHODS,
  oneLine,
  PRESETS,
  presetNames,
  presetOf,
  START,
  walkCodec,
  type PresetName,
  type WalkState,
} from './walkState';
import styles from './styles.module.css';

const OWN = 'own';

const methods = METHODS.map((method) => ({value: method, label: method}));

const files = Object.entries(ROUTE_FILES).map(([name, {label}]) => ({value: name as RouteFileName, label}));

const presets = presetNames.map((name) => ({value: name, label: PRESETS[name].label}));
const presetsAndOwn = [{value: OWN, label: 'A walk of your own'} as const, ...presets];

interface SetUpProps {
  state: WalkState;
  report: WalkReport;
  change: (changes: Partial<WalkState>) => void;
}

/** The request, and what it is sent to. Headers are asked for where a middleware of its route reads them. */
function SetUp({state, report, change}: SetUpProps): ReactNode {
  const headers = (report.walk.route?.middlewares ?? []).map((name) => middlewareOf(name)?.header);
  const preset = presetOf(state);
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
    <div className={controls.part}>
      <div className={controls.row}>
        <Select<PresetName | typeof OWN>
          label="Begin with"
          options={preset === undefined ? presetsAndOwn : presets}
          value={preset ?? OWN}
          onChoose={(name) => name !== OWN && change(PRESETS[name].state)}
        />
        <Select label="Routes" options={files} value={state.routes} onChoose={(routes) => change({routes})} />
      </div>
      <div className={styles.request}>
        <Select
          label="Method"
          options={methods}
          value={state.method}
          onChoose={(method) => change({method})}
        />
        {textField('target', 'Path and query', {
          hint: state.target !== report.target && (
            <>
              {isBare(state.target) && 'A path begins with a slash. '}Sent as <code>{report.target}</code>
            </>
          ),
        })}
        {(headers.includes('authorization') || state.authorization !== '') &&
          textField('authorization', 'Header Authorization', {placeholder: 'Bearer aaaa.bbbb.cccc'})}
        {(headers.includes('language') || state.language !== '') &&
          textField('language', 'Header Accept-Language', {placeholder: 'en'})}
      </div>
    </div>
  );
}

interface Props {
  rows: readonly Row[];
}

function Walk({rows}: Props): ReactNode {
  const uid = useTenantUid();
  const codec = useMemo(() => walkCodec(rows), [rows]);
  const lab = useLabState('walk', START, codec);
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
      announcement={`Stop ${at + 1} of ${stops.length}, ${name}: ${note}. The answer: ${answered}.`}>
      <SetUp state={state} report={report} change={change} />
      <div className={clsx(controls.part, styles.walk)}>
        <Track
          label="Stops of the request"
          rows={trackRows(stops)}
          at={at}
          onLook={look}
          end={{
            side: answer && sideOf(answer.isSuccess()),
            text: `The client gets ${answer ? 'the envelope' : 'no envelope'}`,
          }}
        />
        <div className={styles.stop} role="group" aria-label={`At the stop ${name}`}>
          <Stepper at={at} last={stops.length - 1} onLook={look}>
            <h4 className={controls.title}>{name}</h4>
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

import {useCallback, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTenantUid} from '@site/src/shared/useTenantUid';
import controls from '@site/src/labs/controls.module.css';
import Content from '@site/src/labs/Lab/Content';
import type {LabPlace} from '@site/src/labs/Lab/place';
import LabPanel from '@site/src/labs/LabPanel';
import {useLabState} from '@site/src/labs/useLabState';
import type {ChoiceGroup} from '../answers';
import {middlewareOf} from '../middlewares';
import Rail from '../Rail';
import {ROUTE_FILES, type RouteFileName} from '../routeFiles';
import type {Row} from '../rows';
import Select from '../Select';
import {isBare} from '../sentTarget';
import {tell, type Told} from '../stops';
import StopView from '../StopView';
import TextField from '../TextField';
import Sequence from '../Sequence';
import {
  LENGTH,
  METHODS,
  PRESETS,
  presetNames,
  presetOf,
  START,
  walkCodec,
  type PresetName,
  type WalkState,
} from '../walkState';
import styles from './styles.module.css';

interface Props {
  rows: readonly Row[];
}

const OWN = 'own';

const ungrouped = (choices: readonly {key: string; label: string}[]): ChoiceGroup[] => [{label: '', choices}];

const methods = ungrouped(METHODS.map((method) => ({key: method, label: method})));

const files = ungrouped(Object.entries(ROUTE_FILES).map(([key, {label}]) => ({key, label})));

function presetChoices(isOwn: boolean): ChoiceGroup[] {
  const named = presetNames.map((key) => ({key, label: PRESETS[key].label}));
  return ungrouped(isOwn ? [{key: OWN, label: 'A walk of your own'}, ...named] : named);
}

const targetHint = (typed: string, sent: string): ReactNode =>
  typed !== sent && (
    <>
      {isBare(typed) && 'A path begins with a slash. '}Sent as <code>{sent}</code>
    </>
  );

interface SetUpProps {
  state: WalkState;
  told: Told;
  change: (changes: Partial<WalkState>) => void;
}

/** The request, and what it is sent to. Headers are asked for where a middleware of its route reads them. */
function SetUp({state, told, change}: SetUpProps): ReactNode {
  const read = (told.walk.route?.middlewares ?? []).map((name) => middlewareOf(name)?.header);
  const preset = presetOf(state);
  return (
    <div className={controls.part}>
      <div className={controls.row}>
        <Select
          label="Begin with"
          value={preset ?? OWN}
          groups={presetChoices(preset === undefined)}
          onChoose={(name) => name !== OWN && change(PRESETS[name as PresetName].state)}
        />
        <Select
          label="Routes"
          value={state.routes}
          groups={files}
          onChoose={(routes) => change({routes: routes as RouteFileName})}
        />
      </div>
      <div className={styles.request}>
        <Select
          label="Method"
          value={state.method}
          groups={methods}
          onChoose={(method) => change({method})}
        />
        <TextField
          label="Path and query"
          value={state.target}
          length={LENGTH}
          hint={targetHint(state.target, told.target)}
          onWrite={(target) => change({target})}
        />
        {(read.includes('authorization') || state.authorization !== '') && (
          <TextField
            label="Header Authorization"
            value={state.authorization}
            placeholder="Bearer aaaa.bbbb.cccc"
            length={LENGTH}
            onWrite={(authorization) => change({authorization})}
          />
        )}
        {(read.includes('language') || state.language !== '') && (
          <TextField
            label="Header Accept-Language"
            value={state.language}
            placeholder="en"
            length={LENGTH}
            onWrite={(language) => change({language})}
          />
        )}
      </div>
    </div>
  );
}

interface StepsProps {
  at: number;
  count: number;
  onLook: (at: number) => void;
}

function Steps({at, count, onLook}: StepsProps): ReactNode {
  const button = (label: string, to: number) => (
    <button
      type="button"
      className={clsx('outlined', controls.button)}
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => to >= 0 && to < count && onLook(to)}>
      {label}
    </button>
  );
  return (
    <div className={styles.steps}>
      {button('Back', at - 1)}
      {button('Next', at + 1)}
    </div>
  );
}

function Walk({rows}: Props): ReactNode {
  const uid = useTenantUid();
  const codec = useMemo(() => walkCodec(rows), [rows]);
  const lab = useLabState('walk', START, codec);
  const {state, change: changeAll} = lab;
  const change = useCallback(
    (changes: Partial<WalkState>) => changeAll((before) => ({...before, ...changes})),
    [changeAll],
  );
  const told = useMemo(() => tell(state, {uid, rows}), [state, uid, rows]);
  const {stops, answer} = told;
  const at = Math.min(state.at, stops.length - 1);
  const look = (next: number) => change({at: next});
  const stop = stops[at];
  const says = `Stop ${at + 1} of ${stops.length}, ${stop?.name}: ${stop?.note}. The answer: ${answer ? `${answer.code}${answer.error === null ? '' : `, ${answer.error}`}` : 'none'}.`;
  return (
    <LabPanel lab={lab} says={says}>
      <SetUp state={state} told={told} change={change} />
      <div className={clsx(controls.part, styles.walk)}>
        <Rail stops={stops} at={at} onLook={look} />
        <div className={styles.stop} role="group" aria-label={`At the stop ${stop?.name}`}>
          <div className={styles.head}>
            <h4 className={controls.title}>
              <span className={styles.number}>
                {at + 1}/{stops.length}
              </span>{' '}
              {stop?.name}
            </h4>
            <Steps at={at} count={stops.length} onLook={look} />
          </div>
          <StopView told={told} at={at} state={state} rows={rows} change={change} />
        </div>
      </div>
      <Sequence told={told} state={state} />
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

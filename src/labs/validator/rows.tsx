import {Fragment, type ReactNode} from 'react';
import type {FieldTrace} from '../model/validator';
import type {TrackRow} from '../Track';
import type {Course, Side} from '@site/src/runs/Segment';
import type {Draft} from './drafts';
import {describeStages, rulesOf} from './words';
import styles from './styles.module.css';

/** Whether a field was stored, ended the validation with a failure or a success, threw, or was not reached. */
type Status = 'stored' | 'failed' | 'ended' | 'threw' | 'not reached';

function statusOf({stages}: FieldTrace): Status {
  const last = stages.at(-1);
  if (!last) return 'not reached';
  if (last.kind === 'ended') return last.result.status ? 'ended' : 'failed';
  return last.kind === 'stored' ? 'stored' : 'threw';
}

const LABELS: Readonly<Record<Status, string>> = {
  stored: '',
  failed: 'Ends here: ',
  ended: 'Ends here: ',
  threw: 'Stops here: ',
  'not reached': 'Not looked at',
};

const SIDES: Readonly<Record<Status, Side | undefined>> = {
  stored: 'success',
  failed: 'failure',
  ended: 'success',
  threw: undefined,
  'not reached': undefined,
};

/** @param ending - the status of the field that ended the validation */
function courseOf(status: Status, ending: Status | undefined, isFirst: boolean): Course {
  const isReached = status !== 'not reached';
  const side = ending && SIDES[ending];
  return {
    before: isFirst ? undefined : isReached ? 'success' : side,
    after: isReached ? SIDES[status] : side,
    station: 'success',
    hasRun: isReached,
  };
}

/** What happened to a value, in order. */
const Stages = ({trace, draft}: {trace: FieldTrace; draft: Draft}): ReactNode =>
  describeStages(trace, draft).map(({words, code}, index) => (
    // Stages have no names of their own, and are never moved.
    <Fragment key={index}>
      {index > 0 && ' → '}
      {words}
      {words && code && ' '}
      {code && <code>{code}</code>}
    </Fragment>
  ));

/** What happened to the fields of each item of a list. */
const Items = ({trace, draft}: {trace: FieldTrace; draft: Draft}): ReactNode =>
  trace.items.flatMap(({key, fields}) =>
    fields.map((inner) => (
      <span key={`${key} ${inner.name}`} className={styles.item}>
        Item {key}, <code>{inner.name}</code>:{' '}
        <Stages trace={inner} draft={draft.items?.find(({name}) => name === inner.name) ?? {name: ''}} />
      </span>
    )),
  );

const NONE: FieldTrace = {name: '', stages: [], items: []};

/** Whether a later field has the same name: PHP keeps that one. */
export const isReplaced = (drafts: readonly Draft[], at: number): boolean =>
  drafts.slice(at + 1).some(({name}) => name === drafts[at]?.name);

/** The fields of a schema as rows beside the tracks. */
export function rowsOf(drafts: readonly Draft[], traces: readonly FieldTrace[]): TrackRow[] {
  const ending = traces.map(statusOf).find((status) => status !== 'stored' && status !== 'not reached');
  return drafts.map((draft, index) => {
    const trace = (!isReplaced(drafts, index) && traces.find(({name}) => name === draft.name)) || NONE;
    const status = statusOf(trace);
    return {
      name: <code>{draft.name || '(no name)'}</code>,
      result: rulesOf(draft),
      note: (
        <>
          <b>{LABELS[status]}</b>
          <Stages trace={trace} draft={draft} />
          <Items trace={trace} draft={draft} />
        </>
      ),
      course: courseOf(status, ending, index === 0),
    };
  });
}

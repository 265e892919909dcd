import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '../controls';
import controls from '../controls/styles.module.css';
import type {FieldTrace} from '../model/validator';
import Segment, {type Course, type Side} from '../Track/Segment';
import {added, MOST_FIELDS, moveTo, type Draft} from './drafts';
import FieldForm, {type Start} from './FieldForm';
import {describeStages, rulesOf, type StageWords} from './words';
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
  failed: 'ends here',
  ended: 'ends here',
  threw: 'stops here',
  'not reached': 'not looked at',
};

const SIDES: Readonly<Record<Status, Side | undefined>> = {
  stored: 'success',
  failed: 'failure',
  ended: 'success',
  threw: undefined,
  'not reached': undefined,
};

/** @param ending - the status of the field that ended the validation */
function courseOf(status: Status, ending: Status | undefined): Course {
  if (status !== 'not reached')
    return {before: 'success', after: SIDES[status], station: 'success', hasRun: true};
  const side = ending && SIDES[ending];
  return {before: side, after: side, station: 'success', hasRun: false};
}

function Stages({stages}: {stages: readonly StageWords[]}): ReactNode {
  return (
    <ol className={styles.stages}>
      {stages.map(({words, code}, index) => (
        // Stages have no names of their own, and are never moved.
        <li key={index}>
          {words}
          {words && code && ' '}
          {code && <code>{code}</code>}
        </li>
      ))}
    </ol>
  );
}

/** What happened to the fields of each item of a list. */
function Items({draft, trace}: {draft: Draft; trace: FieldTrace}): ReactNode {
  if (trace.items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {trace.items.map(({key, fields}) => (
        <li key={key}>
          <span className={styles.key}>Item {key}</span>
          <dl>
            {fields.map((inner) => (
              <div key={inner.name}>
                <dt>
                  <code>{inner.name}</code>
                </dt>
                <dd>
                  <Stages
                    stages={describeStages(
                      inner,
                      draft.items?.find(({name}) => name === inner.name) ?? {name: ''},
                    )}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface FieldsProps {
  label: string;
  drafts: readonly Draft[];
  /** None for the fields of items. */
  traces?: readonly FieldTrace[];
  onChange: (drafts: Draft[]) => void;
  /** What stands below the last field. */
  end?: ReactNode;
}

const NONE: FieldTrace = {name: '', stages: [], items: []};

/** The fields of a schema, in their order, beside the track that the validation takes through them. */
export default function Fields({label, drafts, traces, onChange, end}: FieldsProps): ReactNode {
  const [open, setOpen] = useState<{index: number; start?: Start}>();
  const addRef = useRef<HTMLDivElement>(null);
  const ending = traces?.map(statusOf).find((status) => status !== 'stored' && status !== 'not reached');

  const remove = (index: number) => {
    setOpen(undefined);
    addRef.current?.querySelector('button')?.focus();
    onChange(drafts.toSpliced(index, 1));
  };
  const move = (index: number, by: -1 | 1) => {
    setOpen({index: index + by, start: by < 0 ? 'up' : 'down'});
    onChange(moveTo(drafts, index, index + by));
  };

  return (
    <>
      <ol className={clsx(styles.fields, traces ? styles.traced : styles.inner)} aria-label={label}>
        {drafts.map((draft, index) => {
          const isReplaced = drafts.slice(index + 1).some(({name}) => name === draft.name);
          const trace = isReplaced ? NONE : (traces?.find(({name}) => name === draft.name) ?? NONE);
          const change = (next: Draft) => onChange(drafts.with(index, next));
          const status = statusOf(trace);
          const isOpen = open?.index === index;
          return (
            // A field is known by its place: its name changes while it is typed.
            <li key={index} className={styles.field} data-status={traces && status}>
              <div className={styles.head}>
                <code className={styles.name}>{draft.name}</code>
                <span className={styles.rules}>{rulesOf(draft)}</span>
                <button
                  type="button"
                  className={styles.edit}
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Close' : 'Edit'} ${draft.name || 'the field without a name'}`}
                  onClick={() => setOpen(isOpen ? undefined : {index})}>
                  {isOpen ? 'Close' : 'Edit'}
                </button>
              </div>
              {traces && (
                <>
                  <Segment {...courseOf(status, ending)} />
                  <div className={styles.stagesLine}>
                    {status !== 'stored' && <span className={styles.status}>{LABELS[status]}</span>}
                    <Stages stages={describeStages(trace, draft)} />
                  </div>
                  <Items draft={draft} trace={trace} />
                </>
              )}
              {isOpen && (
                <FieldForm
                  draft={draft}
                  start={open.start}
                  isFirst={index === 0}
                  isLast={index === drafts.length - 1}
                  isInner={!traces}
                  isReplaced={isReplaced}
                  onChange={change}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                />
              )}
              {isOpen && draft.items && (
                <div className={styles.nest}>
                  <p className={controls.label}>Fields of each item</p>
                  <Fields
                    label={`Fields of each item of ${draft.name}`}
                    drafts={draft.items}
                    onChange={(items) => change({...draft, items: items.length > 0 ? items : undefined})}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {end}
      <div ref={addRef}>
        <Button
          isOff={drafts.length >= MOST_FIELDS}
          onPress={() => {
            setOpen({index: drafts.length, start: 'name'});
            onChange(added(drafts));
          }}>
          Add a field
        </Button>
      </div>
    </>
  );
}

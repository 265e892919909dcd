import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldTrace} from '../model/validatorTrace';
import tracks from '@site/src/shared/tracks.module.css';
import Part from '../Part';
import controls from '../controls.module.css';
import {added, MOST_FIELDS, moveTo, replaceAt, type Draft} from './drafts';
import type {Start} from './FieldForm';
import {rulesOf, tell, type Told} from './words';
import styles from './styles.module.css';

const loadForm = () => import('./FieldForm');

/** What became of a field: its value is stored, it ended the validation in one way or the other, something stopped it there. */
export type Fate = 'stored' | 'failed' | 'ended' | 'stopped' | 'unseen';

export function fateOf({stages}: FieldTrace): Fate {
  const last = stages.at(-1);
  if (!last) return 'unseen';
  if (last.kind === 'ended') return last.result.status ? 'ended' : 'failed';
  return last.kind === 'stored' ? 'stored' : 'stopped';
}

const FATES: Readonly<Record<Fate, string>> = {
  stored: 'stored',
  failed: 'ends here',
  ended: 'ends here',
  stopped: 'stops here',
  unseen: 'not looked at',
};

interface GutterProps {
  fate: Fate;
  /** What the line is after an earlier field has left it. */
  left?: Fate;
}

/** The part of the tracks beside one field. */
function Gutter({fate, left}: GutterProps): ReactNode {
  const away = fate === 'failed' || left === 'failed' ? tracks.failure : tracks.success;
  const isOn = fate === 'stored' || fate === 'failed' || fate === 'ended' || fate === 'stopped';
  return (
    <svg className={styles.gutter} aria-hidden="true">
      {isOn && (
        <line className={tracks.success} x1="9" x2="9" y1="-1" y2={fate === 'stored' ? '100%' : '25'} />
      )}
      {(fate === 'failed' || fate === 'ended') && (
        <>
          <line className={away} x1="9" x2="23" y1="25" y2="47" />
          <line className={away} x1="23" x2="23" y1="47" y2="100%" />
        </>
      )}
      {fate === 'stopped' && <path className={styles.cross} d="M3 39l12 12M15 39 3 51" />}
      {fate === 'unseen' && (left === 'failed' || left === 'ended') && (
        <line className={away} x1="23" x2="23" y1="-1" y2="100%" />
      )}
      {isOn ? (
        <circle className={tracks.station} cx="9" cy="25" r="6.5" />
      ) : (
        <circle className={styles.unseen} cx="9" cy="25" r="3" />
      )}
    </svg>
  );
}

function Stages({told}: {told: readonly Told[]}): ReactNode {
  return (
    <ol className={styles.stages}>
      {told.map(({words, code}, index) => (
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

interface FieldsProps {
  label: string;
  drafts: readonly Draft[];
  traces: readonly FieldTrace[];
  onChange: (drafts: Draft[]) => void;
  isInner?: boolean;
  /** What stands below the last field. */
  end?: ReactNode;
}

interface Open {
  index: number;
  start?: Start;
}

const NONE: FieldTrace = {name: '', stages: [], items: []};

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
                    told={tell(inner, draft.items?.find(({name}) => name === inner.name) ?? {name: ''})}
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

interface FieldProps {
  draft: Draft;
  trace: FieldTrace;
  left?: Fate;
  isOpen: boolean;
  isInner: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Field({draft, trace, left, isOpen, isInner, onOpen, children}: FieldProps): ReactNode {
  const fate = fateOf(trace);
  return (
    <li
      className={clsx(styles.field, isInner && styles.inner, fate === 'unseen' && styles.isUnseen)}
      data-fate={fate}>
      {!isInner && <Gutter fate={fate} left={left} />}
      <div className={styles.head}>
        <code className={styles.name}>{draft.name}</code>
        <span className={styles.rules}>{rulesOf(draft)}</span>
        <button
          type="button"
          className={styles.edit}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Edit'} ${draft.name || 'the field without a name'}`}
          onClick={onOpen}>
          {isOpen ? 'Close' : 'Edit'}
        </button>
      </div>
      {!isInner && (
        <>
          <div className={styles.story}>
            {fate !== 'stored' && <span className={styles.fate}>{FATES[fate]}</span>}
            <Stages told={tell(trace, draft)} />
          </div>
          <Items draft={draft} trace={trace} />
        </>
      )}
      {children}
    </li>
  );
}

/** The fields of a schema, in their order, beside the track that the validation takes through them. */
export default function Fields({
  label,
  drafts,
  traces,
  onChange,
  isInner = false,
  end,
}: FieldsProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const addRef = useRef<HTMLButtonElement>(null);
  const left = traces.map(fateOf).find((fate) => fate !== 'stored' && fate !== 'unseen');

  const remove = (index: number) => {
    setOpen(undefined);
    addRef.current?.focus();
    onChange(drafts.toSpliced(index, 1));
  };
  const move = (index: number, by: -1 | 1) => {
    setOpen({index: index + by, start: by < 0 ? 'up' : 'down'});
    onChange(moveTo(drafts, index, index + by));
  };

  return (
    <>
      <ol className={styles.fields} aria-label={label}>
        {drafts.map((draft, index) => {
          const isReplaced = drafts.slice(index + 1).some(({name}) => name === draft.name);
          const trace = isReplaced ? NONE : (traces.find(({name}) => name === draft.name) ?? NONE);
          const change = (next: Draft) => onChange(replaceAt(drafts, index, next));
          const isOpen = open?.index === index;
          return (
            // A field is known by its place: its name changes while it is typed.
            <Field
              key={index}
              draft={draft}
              trace={trace}
              left={left}
              isOpen={isOpen}
              isInner={isInner}
              onOpen={() => setOpen(isOpen ? undefined : {index})}>
              {isOpen && (
                <Part
                  load={loadForm}
                  of={{
                    draft,
                    start: open.start,
                    isFirst: index === 0,
                    isLast: index === drafts.length - 1,
                    isInner,
                    isReplaced,
                    onChange: change,
                    onMove: (by) => move(index, by),
                    onRemove: () => remove(index),
                  }}
                />
              )}
              {isOpen && draft.items && (
                <div className={styles.nest}>
                  <p className={controls.label}>Fields of each item</p>
                  <Fields
                    isInner
                    label={`Fields of each item of ${draft.name}`}
                    drafts={draft.items}
                    traces={[]}
                    onChange={(items) => change({...draft, items: items.length > 0 ? items : undefined})}
                  />
                </div>
              )}
            </Field>
          );
        })}
      </ol>
      {end}
      <button
        ref={addRef}
        type="button"
        className={clsx('outlined', controls.button, styles.add)}
        aria-disabled={drafts.length >= MOST_FIELDS || undefined}
        onClick={
          drafts.length >= MOST_FIELDS
            ? undefined
            : () => {
                setOpen({index: drafts.length, start: 'name'});
                onChange(added(drafts));
              }
        }>
        Add a field
      </button>
    </>
  );
}

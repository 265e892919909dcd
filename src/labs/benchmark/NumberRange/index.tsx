import {useId, useState, type ReactNode} from 'react';
import fields from '@site/src/css/field.module.css';
import controls from '@site/src/labs/controls.module.css';
import {inCount} from '../arithmetic';
import {notchesUpTo, notchOf} from '../notches';
import {integerField} from '@site/src/labs/codec';
import styles from './styles.module.css';

interface Props {
  label: string;
  limits: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
  /** What was wrong with what was typed, until something changes. */
  hint: string | undefined;
  onHint: (hint: string) => void;
  /** Whether the slider goes by 1, 2, 5, 10 and so on. */
  isByDecades?: boolean;
}

/** A whole number, to slide and to type. */
export default function NumberRange({
  label,
  limits: [least, most],
  value,
  onChange,
  hint,
  onHint,
  isByDecades = false,
}: Props): ReactNode {
  const id = useId();
  /** What is typed, as long as it is no number that can be taken. */
  const [draft, setDraft] = useState<string>();
  const notches = isByDecades ? notchesUpTo(most) : undefined;
  const take = (next: number) => {
    setDraft(undefined);
    onChange(next);
  };
  const type = (text: string) => {
    const next = integerField(least, most).read(text);
    if (next !== undefined) return take(next);
    setDraft(text);
    onHint(`A whole number from ${inCount(least)} to ${inCount(most)}.`);
  };
  const leave = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onHint(`Not taken: it is ${inCount(value)} again.`);
  };
  return (
    <div className={styles.number}>
      <label id={`${id}label`} htmlFor={`${id}field`} className={controls.label}>
        {label}
      </label>
      <div className={styles.pair}>
        <input
          type="range"
          className={controls.range}
          aria-labelledby={`${id}label`}
          aria-valuetext={inCount(value)}
          min={notches ? 0 : least}
          max={notches ? notches.length - 1 : most}
          value={notches ? notchOf(value, notches) : value}
          onChange={({target}) => take(notches?.[target.valueAsNumber] ?? target.valueAsNumber)}
        />
        <input
          id={`${id}field`}
          type="number"
          className={fields.field}
          min={least}
          max={most}
          value={draft ?? value}
          aria-invalid={draft !== undefined}
          aria-describedby={`${id}hint`}
          onChange={({target}) => type(target.value)}
          onBlur={leave}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

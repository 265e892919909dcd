import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import {integerField} from '../address';
import styles from './styles.module.css';

/** Longer than the pause between two keys or two steps of a slider. */
const PAUSE_MS = 700;

/** For screen readers: a text that has changed, once it has stayed for a moment. */
export function Announcement({children}: {children: string}): ReactNode {
  // The first text is read where it stands.
  const [announced, setAnnounced] = useState({text: '', of: children});
  useEffect(() => {
    if (announced.of === children) return undefined;
    const timer = setTimeout(() => setAnnounced({text: children, of: children}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [announced, children]);
  return (
    <p role="status" className="spoken">
      {announced.text}
    </p>
  );
}

interface LabelledProps {
  label: string;
  className?: string | undefined;
  /** The control, which gets the id, and what belongs to it. */
  children: (id: string) => ReactNode;
}

export function Labelled({label, className, children}: LabelledProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.labelled, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** What is wrong with a field, below it. */
export const FieldError = ({id, children}: {id: string; children: ReactNode}): ReactNode => (
  <p id={id} role="status" className={styles.error}>
    {children}
  </p>
);

interface TextFieldProps {
  label: string;
  value: string;
  isCode?: boolean;
  placeholder?: string | undefined;
  maxLength?: number;
  /** What becomes of the text. */
  hint?: ReactNode;
  onChange: (value: string) => void;
}

export function TextField({label, isCode, hint, onChange, ...input}: TextFieldProps): ReactNode {
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <input
            {...input}
            id={id}
            type="text"
            className={clsx(field.field, isCode && styles.code)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={({target}) => onChange(target.value)}
          />
          {hint && (
            <p id={`${id}-hint`} className={styles.quiet}>
              {hint}
            </p>
          )}
        </>
      )}
    </Labelled>
  );
}

interface NumberFieldProps {
  label: string;
  limits: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
  /** A slider whose places stand for these numbers, in their order. */
  notches?: readonly number[];
}

/** A whole number, to type and perhaps to slide. Anything else is an error, and is gone when the field is left. */
export function NumberField({label, limits, value, onChange, notches}: NumberFieldProps): ReactNode {
  const [least, most] = limits;
  const [wrong, setWrong] = useState<string>();
  const inWords = (number: number) => number.toLocaleString('en-GB');
  const read = (typed: string) => {
    const next = integerField(least, most).read(typed);
    setWrong(next === undefined ? typed : undefined);
    if (next !== undefined) onChange(next);
  };
  return (
    <Labelled label={label} className={notches && styles.withSlider}>
      {(id) => (
        <>
          <input
            id={id}
            type="number"
            className={field.field}
            min={least}
            max={most}
            value={wrong ?? value}
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-error`}
            onChange={({target}) => read(target.value)}
            onBlur={() => setWrong(undefined)}
          />
          {notches && (
            <input
              type="range"
              className={styles.range}
              aria-label={label}
              aria-valuetext={inWords(value)}
              min={0}
              max={notches.length - 1}
              value={notches.findLastIndex((notch) => notch <= value)}
              onChange={({target}) => read(String(notches[target.valueAsNumber]))}
            />
          )}
          <FieldError id={`${id}-error`}>
            {wrong !== undefined && `A whole number from ${inWords(least)} to ${inWords(most)}.`}
          </FieldError>
        </>
      )}
    </Labelled>
  );
}

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export interface OptionGroup<V extends string = string> {
  label: string;
  options: readonly Option<V>[];
}

interface SelectProps<V extends string> {
  label: string;
  options: readonly (Option<V> | OptionGroup<V>)[];
  value: V;
  onChoose: (value: V) => void;
}

const optionOf = ({value, label}: Option): ReactNode => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function Select<V extends string>({label, options, value, onChoose}: SelectProps<V>): ReactNode {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className={field.field}
          value={value}
          onChange={({target}) => onChoose(target.value as V)}>
          {options.map((one) =>
            'options' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(one)
            ),
          )}
        </select>
      )}
    </Labelled>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChoose: (value: V) => void;
}

/** One of a few, all in sight. */
export function Choice<V extends string>({label, options, value, onChoose}: ChoiceProps<V>): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.choice}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface ButtonProps {
  children: string;
  /** As it does nothing now. Not `disabled`: the focus stays on it. */
  isOff?: boolean;
  className?: string | undefined;
  onPress: () => void;
}

export function Button({children, isOff = false, className, onPress}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('outlined', styles.button, className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}>
      {children}
    </button>
  );
}

interface MovesProps {
  canMove: (by: -1 | 1) => boolean;
  onMove: (by: -1 | 1) => void;
  canRemove?: boolean;
  onRemove: () => void;
}

/** What is done with one of several things in an order. */
export function Moves({canMove, onMove, canRemove = true, onRemove}: MovesProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <Button isOff={!canMove(-1)} onPress={() => onMove(-1)}>
        Move up
      </Button>
      <Button isOff={!canMove(1)} onPress={() => onMove(1)}>
        Move down
      </Button>
      <Button isOff={!canRemove} onPress={onRemove}>
        Remove
      </Button>
    </div>
  );
}

interface StepperProps {
  at: number;
  last: number;
  onLook: (at: number) => void;
  /** Where one is. */
  children: ReactNode;
}

/** Goes from one point to the next, and back. */
export function Stepper({at, last, onLook, children}: StepperProps): ReactNode {
  return (
    <div className={styles.stepper}>
      <h4 className={styles.title}>{children}</h4>
      <Button isOff={at <= 0} onPress={() => onLook(at - 1)}>
        Back
      </Button>
      <Button isOff={at >= last} onPress={() => onLook(at + 1)}>
        Next
      </Button>
    </div>
  );
}

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part under its title. What it holds is made when it is opened. */
export function Disclosure({title, isOpenAtFirst = false, children}: DisclosureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

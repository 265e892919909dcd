import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import {integerField} from '../address';
import type {IssueId} from '../issues';
import {useLabPlace} from '../Lab/place';
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

interface FieldErrorProps {
  id: string;
  label: string;
  children: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldError({id, label, children}: FieldErrorProps): ReactNode {
  return (
    <>
      <p id={id} className={styles.error}>
        {children}
      </p>
      <Announcement>{children === undefined ? '' : `${label}: ${children}`}</Announcement>
    </>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  isCode?: boolean;
  placeholder?: string | undefined;
  maxLength?: number;
  /** What becomes of the text. */
  hint?: ReactNode;
  className?: string | undefined;
  onChange: (value: string) => void;
}

export function TextField({label, isCode, hint, className, onChange, ...input}: TextFieldProps): ReactNode {
  return (
    <Labelled label={label} className={className}>
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
            <p id={`${id}-hint`} className={clsx(styles.quiet, styles.hint)}>
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

/** A whole number, to type and perhaps to slide. Anything else is an error, and is not used. */
export function NumberField({label, limits, value, onChange, notches}: NumberFieldProps): ReactNode {
  const [least, most] = limits;
  /** What was typed and is no such number; once the field is left, only the error. */
  const [wrong, setWrong] = useState<{text?: string; error: string; of: number}>();
  const {text, error} = wrong?.of === value ? wrong : {};
  const count = (number: number) => number.toLocaleString('en-GB');
  const take = (next: number) => {
    setWrong(undefined);
    onChange(next);
  };
  const type = (typed: string) => {
    const next = integerField(least, most).read(typed);
    if (next === undefined)
      setWrong({text: typed, error: `A whole number from ${count(least)} to ${count(most)}.`, of: value});
    else take(next);
  };
  return (
    <Labelled label={label}>
      {(id) => (
        <>
          <div className={notches && styles.pair}>
            {notches && (
              <input
                type="range"
                className={styles.range}
                aria-label={label}
                aria-valuetext={count(value)}
                min={0}
                max={notches.length - 1}
                value={notches.findLastIndex((notch) => notch <= value)}
                onChange={({target}) => take(notches[target.valueAsNumber] ?? value)}
              />
            )}
            <input
              id={id}
              type="number"
              className={field.field}
              min={least}
              max={most}
              value={text ?? value}
              aria-invalid={text !== undefined}
              aria-describedby={`${id}-error`}
              onChange={({target}) => type(target.value)}
              onBlur={() =>
                text !== undefined && setWrong({error: `Not taken: it is ${count(value)} again.`, of: value})
              }
            />
          </div>
          <FieldError id={`${id}-error`} label={label}>
            {error}
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
  className?: string;
  onChoose: (value: V) => void;
}

const optionOf = ({value, label}: Option): ReactNode => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function Select<V extends string>({
  label,
  options,
  value,
  className,
  onChoose,
}: SelectProps<V>): ReactNode {
  return (
    <Labelled label={label} className={className}>
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
  /** Empty where none of them is chosen. */
  value: V | '';
  onChoose: (value: V) => void;
}

/** One of a few, all in sight. */
export function Choice<V extends string>({label, options, value, onChoose}: ChoiceProps<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.cover}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ButtonProps {
  children: string;
  /** Where the words on it do not say enough. */
  name?: string;
  /** As it does nothing now. Not `disabled`: the focus stays on it. */
  isOff?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  className?: string | undefined;
  onPress: () => void;
}

export function Button({
  children,
  name,
  isOff = false,
  isExpanded,
  className,
  onPress,
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('outlined', styles.button, className)}
      aria-label={name}
      aria-disabled={isOff || undefined}
      aria-expanded={isExpanded}
      onClick={isOff ? undefined : onPress}>
      {children}
    </button>
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
      <Button isOff={at <= 0} onPress={() => onLook(at - 1)}>
        Back
      </Button>
      {children}
      <Button isOff={at >= last} onPress={() => onLook(at + 1)}>
        Next
      </Button>
    </div>
  );
}

interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** A part under its title, closed at first. */
export function Disclosure({title, children}: DisclosureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
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

interface KnownIssueProps {
  id: IssueId;
  /** What 1.0.0 does. */
  children: ReactNode;
}

/** Where version 1.0.0 differs from the documented contract that the lab follows. */
export function KnownIssue({id, children}: KnownIssueProps): ReactNode {
  const {root} = useLabPlace();
  return (
    <p className={styles.quiet}>
      In 1.0.0 {children}: <a href={`${root}/reference/known-issues#${id}`}>{id.toUpperCase()}</a>.
    </p>
  );
}

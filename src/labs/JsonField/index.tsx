import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import {Button, FieldError, Labelled} from '../controls';
import controls from '../controls/styles.module.css';
import type {JsonProblem} from '../model/json';

interface Props {
  label: string;
  text: string;
  /** Why the text stands for no value. */
  problem?: JsonProblem | string | undefined;
  className?: string;
  onType: (text: string) => void;
}

const MOST_CHARACTERS = 4000;

const offsetOf = (text: string, {line, column}: JsonProblem) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, column - 1);

/** A value as JSON. While the text cannot be read, the lab keeps the last value. */
export default function JsonField({label, text, problem, className, onType}: Props): ReactNode {
  const ref = useRef<HTMLTextAreaElement>(null);
  const place = typeof problem === 'object' ? problem : undefined;
  const words = place ? `Line ${place.line}, column ${place.column}: ${place.message}.` : problem;
  return (
    <Labelled label={`${label}, as JSON`} className={className}>
      {(id) => (
        <>
          <textarea
            ref={ref}
            id={id}
            className={clsx(field.field, controls.code)}
            rows={Math.min(Math.max(text.split('\n').length, 2), 8)}
            maxLength={MOST_CHARACTERS}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-error`}
            onChange={({target}) => onType(target.value)}
          />
          <FieldError id={`${id}-error`}>{words && `${words} The last value stays.`}</FieldError>
          {place && (
            <Button
              onPress={() => {
                const at = offsetOf(text, place);
                ref.current?.focus();
                ref.current?.setSelectionRange(at, at + 1);
              }}>
              Go to the place
            </Button>
          )}
        </>
      )}
    </Labelled>
  );
}

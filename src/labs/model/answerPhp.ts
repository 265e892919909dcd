import type {Answer} from './answer';
import {codePhp} from './codes';
import {phpCode, phpString} from './php';
import type {Value} from './values';

/** A longer line is broken, where it can be. */
export const WIDTH = 80;

export const TAB = '    ';

/** Code whose lines after the first begin with these blanks. */
export type Code = (indent: string) => string;

export const isLine = (text: string, indent: string): boolean =>
  !text.includes('\n') && indent.length + text.length <= WIDTH;

/** A call on one line where it fits, otherwise with a line for each argument. */
export const callOf =
  (name: string, parts: readonly Code[]): Code =>
  (indent) => {
    const line = `${name}(${parts.map((part) => part(indent)).join(', ')})`;
    const isArray = parts.length === 1 && line.startsWith(`${name}([`);
    if (parts.length === 0 || isArray || isLine(line, indent)) return line;
    const inner = indent + TAB;
    return `${name}(\n${parts.map((part) => `${inner}${part(inner)},\n`).join('')}${indent})`;
  };

const valueCode = (value: Value | undefined): Code | undefined =>
  value === undefined ? undefined : (indent) => phpCode(value, indent);

const numberCode = (code: number | undefined): Code | undefined =>
  code === undefined ? undefined : () => codePhp(code);

/** Arguments in their order. Behind one that is left out, or where a name says more, they are named. */
function argumentsOf(parts: readonly [name: string, part: Code | undefined, isNamed?: boolean][]): Code[] {
  let isGap = false;
  return parts.flatMap(([name, part, isNamed = false]) => {
    isGap ||= part === undefined;
    if (!part) return [];
    return [isGap || isNamed ? (indent: string) => `${name}: ${part(indent)}` : part];
  });
}

/**
 * An answer as PHP.
 *
 * @param same - where it is what the callback was given
 */
export function answerPhp(answer: Answer, same = ''): Code {
  switch (answer.kind) {
    case 'same':
      return () => same;
    case 'value':
      return (indent) => phpCode(answer.value, indent);
    case 'throws':
      return () => `throw new Exception(${phpString(answer.message)})`;
    case 'success':
      return callOf(
        'Result::Success',
        argumentsOf([
          ['result', valueCode(answer.value)],
          ['code', numberCode(answer.code)],
          ['metrics', valueCode(answer.metrics), true],
          ['debug', valueCode(answer.debug), true],
        ]),
      );
    case 'failure':
      return callOf(
        'Result::Failure',
        argumentsOf([
          ['code', numberCode(answer.code)],
          ['message', valueCode(answer.message)],
          ['debug', valueCode(answer.debug), true],
        ]),
      );
  }
}

import {isKnown} from './schema';
import {at, entriesOf, type PhpArray} from './values';

/** The options of a field whose effect is not known: a name that no table has, or a value of another type. */
export const unknownOf = (options: PhpArray): string[] =>
  entriesOf(options)
    .filter(([option, value]) => !isKnown(option, value))
    .map(([option]) => option);

/** The options of a field that have no effect: they belong to another type, or another option decides. */
export function idleOf(options: PhpArray): string[] {
  const has = (option: string) => at(options, option) !== undefined;
  const type = at(options, 'type') ?? 'string';
  const isText = type === 'string' || type === 'int';
  const idle: [option: string, isIdle: boolean][] = [
    ['min', !isText],
    ['max', !isText],
    ['optional', has('default')],
    ['enum', !isText],
    ['schema', type !== 'array'],
  ];
  return idle.filter(([option, isIdle]) => isIdle && has(option)).map(([option]) => option);
}

import {isKnown} from './schema';
import {at, entriesOf, isArray, type PhpArray} from './values';

/** What the model does not know about a schema: the facts name neither such an option nor such a value of it. */
export interface Unknown {
  field: string;
  option: string;
}

/** The options of a schema whose effect is not known: a name that no table has, or a value of another type. */
export function unknownsOf(of: PhpArray, above = ''): Unknown[] {
  return entriesOf(of).flatMap(([name, options]) => {
    const field = `${above}${name}`;
    if (!isArray(options)) return [];
    return entriesOf(options).flatMap(([option, value]): Unknown[] => {
      if (!isKnown(option, value)) return [{field, option}];
      return option === 'schema' && isArray(value) ? unknownsOf(value, `${field} › `) : [];
    });
  });
}

/** The options of one field that have no effect: they belong to another type, or another option decides. */
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

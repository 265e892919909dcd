import {parseDocument} from 'yaml';
import type {Page} from './lib/page';
import {each} from './lib/rule';

/** The key of a member that represents the rest of a map, as in `"…": "5 more timers"`. */
export const REST = '…';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** After the language of a block: output of the reader's own emitter or transformer, which may have any shape. */
const OWN_SHAPE = /\bown-shape\b/;

export function envelopesOf({code}: Page): {line: number; body: Json}[] {
  return code
    .filter(({language, meta}) => language === 'json' && !OWN_SHAPE.test(meta))
    .flatMap(({line, value}) => {
      try {
        const body: unknown = JSON.parse(value);
        return isObject(body) && ('ok' in body || '_meta' in body) ? [{line, body}] : [];
      } catch {
        return [];
      }
    });
}

/** JSON must parse, and no map may have a key twice, because `JSON.parse` silently keeps only the last. */
export const jsonParses = each(({code}) =>
  code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) => {
      try {
        JSON.parse(value);
      } catch (error) {
        const {message} = error as Error;
        return [{line, message: `the JSON does not parse: ${message}; look for a comma after the last item`}];
      }
      // JSON is also YAML, and a YAML parser reports duplicate keys.
      return parseDocument(value).errors.map(({pos: [at]}) => ({
        line,
        message: `a map of the JSON has ${/^"(.*?)"/.exec(value.slice(at))?.[1]} twice: remove one`,
      }));
    }),
);

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {required, toArray, toText} from './answer';
import {decodeJson} from './json';
import {entriesOf, isDict, isList, type Dict, type Value} from './values';

export type VectorFile = 'contract' | 'validator' | 'routing';

/** The vectors of a file, each a map. Only for tests: it reads from the disk. */
export function readVectors(name: VectorFile): Dict[] {
  const text = readFileSync(path.join(__dirname, 'vectors', `${name}.json`), 'utf8');
  const {value, problem} = decodeJson(text);
  if (problem) throw new Error(`${name}.json:${problem.line}:${problem.column}: ${problem.message}`);
  if (!isList(value) || !value.every(isDict)) throw new Error(`${name}.json is not a list of vectors`);
  return [...value];
}

export const textOf = (vector: Dict, key: string): string => required(vector, key, toText);

/** The entries of a map in a vector; none where it has none. */
export const entriesIn = (vector: Dict, key: string): [string, Value][] => {
  const value = vector.get(key);
  return value === undefined ? [] : entriesOf(required(vector, key, toArray));
};

/** A list in a vector; none where it has none. */
export const listIn = (vector: Dict, key: string): readonly Value[] => {
  const value = vector.get(key);
  if (value === undefined) return [];
  if (!isList(value)) throw new Error(`${key} is not a list`);
  return value;
};

/** The entries of a map that are there, of those asked for, in the order asked for. */
export const part = (of: Dict, keys: readonly string[]): Dict =>
  new Map(keys.map((key): [string, Value] => [key, of.get(key) ?? null]));

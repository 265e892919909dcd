import {readFileSync} from 'node:fs';
import path from 'node:path';
import {optional, required, toArray, toText} from './answer';
import {decodeJson} from './json';
import {entriesOf, isArray, isDict, isList, type Dict, type PhpArray, type Value} from './values';

/** The value of a JSON text that a test holds. */
export function valueFrom(json: string): Value {
  const {value, problem} = decodeJson(json);
  if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`);
  return value;
}

export function arrayFrom(json: string): PhpArray {
  const value = valueFrom(json);
  if (!isArray(value)) throw new Error(`No array: ${json}`);
  return value;
}

/** The vectors of a file, each a map. */
export function readVectors(name: string): Dict[] {
  const vectors = valueFrom(readFileSync(path.join(__dirname, 'vectors', `${name}.json`), 'utf8'));
  if (!isList(vectors) || !vectors.every(isDict)) throw new Error(`${name}.json is not a list of vectors`);
  return [...vectors];
}

export const textIn = (vector: Dict, key: string): string => required(vector, key, toText);

/** The entries of a map in a vector; none where it has none. */
export const entriesIn = (vector: Dict, key: string): [string, Value][] =>
  entriesOf(optional(vector, key, toArray) ?? []);

/** A list in a vector; none where it has none. */
export const listIn = (vector: Dict, key: string): readonly Value[] =>
  entriesIn(vector, key).map(([, item]) => item);

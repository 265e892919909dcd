import {fieldsCodec, integerField, namedCodec, wordField, type Codec, type Field} from '../address';
import {handlerChoices, middlewareChoices, valuesOf} from './choices';
import {CLASSES, type ClassName, type Sent} from './middlewares';
import {presets} from './presets';
import {ROUTE_FILES, type RouteFileName} from './routeFiles';
import type {Row} from './rows';

/** By the name of a class, what was chosen for it. */
type Answers = Record<ClassName, string>;

export interface WalkState extends Sent, Answers {
  routes: RouteFileName;
  handler: string;
  /** The stop that is looked at, from 0; the last one where the walk has fewer. */
  at: number;
}

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** Of each text that a reader writes. */
export const LENGTH = 200;

/** More than a walk can have. */
const MOST_STOPS = 9;

/** Control characters, and halves of a surrogate pair. */
const NOT_ON_A_LINE = /[\p{Cc}\p{Cs}]/gu;

export const oneLine = (text: string): string => text.replaceAll(NOT_ON_A_LINE, '');

/** Commas end a field: `~1` stands for one, and `~0` for `~`. */
const textField: Field<string> = {
  write: (text) => text.replaceAll('~', '~0').replaceAll(',', '~1'),
  read(text) {
    if (/~(?![01])/.test(text) || oneLine(text) !== text) return undefined;
    const read = text.replaceAll('~1', ',').replaceAll('~0', '~');
    return read.length <= LENGTH ? read : undefined;
  },
};

/** A preset by its name, every other walk as what differs from the first preset: `.target:/plans,method:POST`. */
export function walkCodec(rows: readonly Row[]): Codec<WalkState> {
  const answerFields = Object.fromEntries(
    CLASSES.map((name) => [name, wordField(...valuesOf(middlewareChoices(name, rows)))]),
  ) as Record<ClassName, Field<string>>;
  const fields = fieldsCodec<WalkState>(presets[0].state, {
    routes: wordField(...(Object.keys(ROUTE_FILES) as RouteFileName[])),
    method: wordField<string>(...METHODS),
    target: textField,
    language: textField,
    authorization: textField,
    ...answerFields,
    handler: wordField(...valuesOf(handlerChoices(rows))),
    at: integerField(0, MOST_STOPS),
  });
  return namedCodec(presets, fields);
}

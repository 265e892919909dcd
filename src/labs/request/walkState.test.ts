import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import errors from '@site/docs/_data/errors.json';
import issues from '@site/docs/_data/knownIssues.json';
import {toRaw} from '../address';
import {ISSUES} from '../Lab/place';
import {handlerChoices, middlewareChoices, valuesOf} from './choices';
import {CLASSES} from './middlewares';
import {presets} from './presets';
import {rowsOf, type Row} from './rows';
import {describeWalk} from './stops';
import {LENGTH, oneLine, walkCodec, type WalkState} from './walkState';

const all = errors as readonly Row[];
const rows = rowsOf(all);
const codec = walkCodec(rows);
const START = presets[0].state;

test('a preset is its name, another walk what differs from the first one', () => {
  for (const {name, state} of presets) {
    expect(codec.encode(state)).toBe(name);
    expect(codec.decode(name)).toEqual(state);
  }
  const own: WalkState = {
    ...START,
    method: 'POST',
    target: '/a,b~c:d?e=é👋',
    CheckAuth: 'bearer-expired',
    at: 3,
  };
  const text = '.method:POST,target:/a~1b~0c:d?e=é👋,CheckAuth:bearer-expired,at:3';
  expect(codec.encode(own)).toBe(text);
  expect(codec.decode(text)).toEqual(own);
});

test('what no lab has written is refused', () => {
  for (const hostile of [
    '',
    'constructor',
    '.__proto__:x',
    '.method:BREW',
    '.routes:constructor',
    '.target:/a~b',
    '.target:/a\nb',
    '.target:/\ud800',
    '.language:\u0085',
    `.target:/${'a'.repeat(LENGTH)}`,
    '.CheckAuth:constructor',
    '.CheckAuth:request-limit-exceeded',
    '.Constructor:own',
    '.handler:own',
    '.at:-1',
    '.at:10',
    '.at:1,at:2',
  ])
    expect(codec.decode(hostile), hostile).toBeUndefined();
  expect(codec.decode(`.target:/${'a'.repeat(LENGTH - 1)}`)?.target.length).toBe(LENGTH);
  expect(codec.decode('.')).toEqual(START);
});

test('whatever a field holds comes back from the address', () => {
  const unit = fc.oneof(
    fc.constantFrom('~', ',', ':', '/', '\u200d', '\u200c', '\u00ad', '\u202e', '\ufeff', '👩', '\ue000'),
    fc.constantFrom('\0', '\n', '\t', '\u007f', '\u0085', '\ud83d', '\udc69'),
    fc.string({unit: 'binary', maxLength: 1}),
  );
  const text = fc.array(unit, {maxLength: LENGTH / 2}).map((units) => oneLine(units.join('')));
  fc.assert(
    fc.property(text, text, text, (target, language, authorization) => {
      const state: WalkState = {...START, target, language, authorization};
      expect(codec.decode(codec.encode(state))).toEqual(state);
      expect(decodeURIComponent(toRaw(codec.encode(state)))).toBe(codec.encode(state));
    }),
  );
  const joined = '/plans/👨\u200d👩\u200d👧';
  expect(oneLine(joined)).toBe(joined);
  expect(oneLine('/a\0\n\u0085\ud83db')).toBe('/ab');
});

test('a preset begins at its first stop, and its label says what comes back', () => {
  for (const {label, state} of presets) {
    const {answer} = describeWalk(state, {uid: 'ab12', rows});
    expect(state.at).toBe(0);
    expect(label).toMatch(new RegExp(`\\b${answer?.code}$`));
  }
});

test('a part of the catalogue gives the same choices as all of it', () => {
  for (const name of CLASSES)
    expect(valuesOf(middlewareChoices(name, rows))).toEqual(valuesOf(middlewareChoices(name, all)));
  expect(handlerChoices(rows)).toEqual(handlerChoices(all));
  expect(valuesOf(handlerChoices(rows))).toHaveLength(11);
  expect(valuesOf(middlewareChoices('RequireBearerToken', rows))).toEqual([
    'own',
    'pass',
    'modified',
    'bearer-no-valid-header',
    'bearer-no-uid',
    'bearer-expired',
    'bearer-bad-issue-time',
    'bearer-other',
    'token-query-missing-sample',
    'header-check-sample',
    'missing',
    'throws',
    'data',
  ]);
});

test('every known issue that a lab leads to has its row', () => {
  const ids = issues.map(({id}) => id);
  for (const issue of ISSUES) expect(ids).toContain(issue);
});

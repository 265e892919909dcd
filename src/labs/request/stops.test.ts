import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import {encodeJson} from '../model/json';
import {answerCode} from './answerCode';
import {handlerChoices, middlewareChoices, valuesOf} from './choices';
import {CLASSES} from './middlewares';
import {presets} from './presets';
import type {Row} from './rows';
import {describeWalk} from './stops';
import type {WalkState} from './walkState';

const rows = errors as readonly Row[];

const START = presets[0].state;

const report = (changes: Partial<WalkState>) => describeWalk({...START, ...changes}, {uid: 'ab12', rows});

const outcomeOf = (changes: Partial<WalkState>) => {
  const {stops, answer} = report(changes);
  return [...stops.map(({outcome}) => outcome).slice(2, -1), answer?.code, answer?.error];
};

test('a class answers by itself what its page says', () => {
  const bearer = {target: '/space/clients/77aa'};
  for (const [changes, outcome] of [
    [{target: '/welcome'}, ['failed', 'skipped', 400, 'accept language header not allowed']],
    [{target: '/welcome', language: 'de'}, ['failed', 'skipped', 400, 'accept language header not allowed']],
    [{target: '/welcome', language: 'en'}, ['passed', 'passed', 200, null]],
    [{target: '/tokenInfo'}, ['failed', 'skipped', 401, 'api token lost']],
    [{target: '/tokenInfo?token='}, ['failed', 'skipped', 401, 'api token lost']],
    [{target: '/tokenInfo?token=a'}, ['passed', 'passed', 200, null]],
    [
      {...bearer, authorization: 'Bearer a.b'},
      ['failed', 'skipped', 'skipped', 401, 'A valid authorization token was not found.'],
    ],
    [{...bearer, authorization: 'bearer  a.b-_.c'}, ['passed', 'passed', 'passed', 200, null]],
  ] as [Partial<WalkState>, unknown[]][])
    expect(outcomeOf(changes), JSON.stringify(changes)).toEqual(outcome);
});

test('what a middleware throws is answered by the kernel, or by nobody', () => {
  expect(outcomeOf({CheckAuth: 'throws'})).toEqual([
    'thrown',
    'skipped',
    'skipped',
    500,
    'The router is not registered in the di config: The disk is full',
  ]);
  expect(outcomeOf({CheckPlanRights: 'data'})).toEqual(['passed', 'thrown', 'skipped', undefined, undefined]);
  expect(report({CheckPlanRights: 'data'}).stops[3]?.note).toBe('passes on something that is not a request');
  expect(report({CheckPlanRights: 'data'}).stops.at(-1)?.note).toBe('none: nobody catches a TypeError');
  expect(outcomeOf({CheckAuth: 'missing'})).toEqual([
    'failed',
    'skipped',
    'skipped',
    500,
    'Middleware class CheckAuth not found',
  ]);
});

test('a handler answers what was chosen', () => {
  const handled = (handler: string) => outcomeOf({target: '/plans/12', handler});
  expect(handled('nothing')).toEqual(['passed', 200, null]);
  expect(handled('user-missing-sample')).toEqual(['failed', 404, 'User 77aa-01be-9f0c not found']);
  expect(handled('unnamed')).toEqual(['failed', 500, 'Path handler not found']);
  expect(handled('unresolvable')).toEqual([
    'failed',
    500,
    "Invalid path handler: No entry or class found for 'ShowPlan'",
  ]);
  expect(handled('data').slice(0, 2)).toEqual(['failed', 500]);
});

test('the handler shows its parameters, the match and what middlewares added', () => {
  const {answer} = describeWalk(presets.find(({name}) => name === 'uid')?.state ?? START, {
    uid: 'ab12',
    rows,
  });
  expect(answer && encodeJson(answer.envelope())).toBe(
    '{"ok":true,"code":200,"payload":{"params":{"uid":"77aa-01be-9f0c"},"matched":"GET \\/space\\/clients\\/{uid}","uid":"ab12"},"_meta":{"metrics":[],"debug":[]}}',
  );
});

test('an answer is written as PHP', () => {
  const codeOf = (changes: Partial<WalkState>, at = 2) => {
    const {stops, walk} = report(changes);
    const stop = stops[at];
    const key = stop?.kind === 'handler' ? (changes.handler ?? 'shows') : (changes.CheckAuth ?? 'own');
    return stop && answerCode(stop, key, walk.visits[at - 1] ?? walk.handler);
  };
  expect(codeOf({})).toBe('return Result::Success();');
  expect(codeOf({CheckAuth: 'bearer-expired'})).toBe(
    "return Result::Failure(\n    401,\n    'Token expired',\n);",
  );
  expect(codeOf({CheckAuth: 'modified'})).toBe(
    "return Result::Success($request\n    ->withAttribute('uid', 'ab12'));",
  );
  expect(codeOf({CheckAuth: 'data'})).toBe("return Result::Success(['plan' => 'basic']);");
  expect(codeOf({CheckAuth: 'throws'})).toBe("throw new Exception('The disk is full');");
  expect(codeOf({CheckAuth: 'missing'})).toBeUndefined();
  expect(codeOf({CheckAuth: 'bearer-expired'}, 3)).toBeUndefined();
  expect(codeOf({handler: 'data'}, 4)).toBe("return ['plan' => 'basic'];");
  const body = report({
    method: 'POST',
    target: '/space/clients',
    authorization: 'Bearer a.b.c',
  });
  const stop = body.stops[4];
  expect(stop?.name).toBe('ParseJsonBody');
  expect(stop && answerCode(stop, 'own', body.walk.handler)).toBe(
    'return Result::Success($request\n    ->withParsedBody($body));',
  );
});

test('every choice of every class leads to an end', () => {
  const answers = CLASSES.flatMap((name) =>
    valuesOf(middlewareChoices(name, rows)).map((key): [string, string] => [name, key]),
  );
  expect(answers.length).toBeGreaterThan(60);
  for (const [name, key] of [...answers, ...valuesOf(handlerChoices(rows)).map((key) => ['handler', key])]) {
    const {stops} = report({[String(name)]: key});
    expect(stops.at(-1)?.kind).toBe('response');
    expect(
      stops.every(({note}) => !note.includes('{') || note.startsWith('finds')),
      key,
    ).toBe(true);
  }
});

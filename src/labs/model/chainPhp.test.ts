import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import type {CodeRow} from '../../tables/docsData';
import {METHODS, readChain, type Chain} from './chain';
import {chainPhp} from './chainPhp';
import {CODE_NAMES} from './codes';
import {PARAMETERS} from './parameters';
import {valueFrom} from './testData';

const chainOf = (json: string): Chain => readChain(valueFrom(json));

test('the codes have the constants of the docs', () => {
  const rows = JSON.parse(readFileSync('docs/_data/codes.json', 'utf8')) as CodeRow[];
  expect(rows.length).toBeGreaterThan(0);
  expect(CODE_NAMES).toEqual(Object.fromEntries(rows.map(({code, constant}) => [code, constant])));
});

test('a short chain stands on a line for each step', () => {
  const chain = chainOf(`{
    "start": {"success": {"sku": "A-7", "qty": 3}},
    "steps": [
      {"then": {"failure": "A-7 isn't there", "code": 404}},
      {"map": {"value": 2.0}},
      {"tap": "same"},
      {"catch": {"success": []}},
      {"withMetric": ["rows", 4]},
      {"addDebugData": ["host", null]}
    ]}`);
  expect(chainPhp(chain)).toBe(`<?php

use Rift\\Core\\Databus\\Result;
use Rift\\Core\\Databus\\ResultType;

$result = Result::Success(['sku' => 'A-7', 'qty' => 3])
    ->then(
        fn (mixed $result): ResultType =>
            Result::Failure(Result::HTTP_NOT_FOUND, 'A-7 isn\\'t there'),
    )
    ->map(fn (mixed $result): mixed => 2.0)
    ->tap(fn (mixed $result, ?string $error, ?array $meta): mixed => null)
    ->catch(
        fn (?string $error, int $code, ?array $meta): ResultType =>
            Result::Success([]),
    )
    ->withMetric('rows', 4)
    ->addDebugData('host', null);
`);
});

test('what is long is broken, argument by argument', () => {
  const chain = chainOf(`{
    "start": {"success": {"name": "Ada Lovelace", "city": "London", "street": "St James's Square 12", "age": 36}},
    "steps": [
      {"ensure": {"value": false}, "message": "User must be at least 18 years old", "code": 403},
      {"merge": "same", "with": {"success": {"sum": 75}, "code": 201, "metrics": {"sql": 2}, "debug": {"src": "b"}}}
    ]}`);
  expect(chainPhp(chain)).toContain(`$result = Result::Success([
    'name' => 'Ada Lovelace',
    'city' => 'London',
    'street' => 'St James\\'s Square 12',
    'age' => 36,
])
    ->ensure(
        fn (mixed $result): bool => false,
        'User must be at least 18 years old',
        Result::HTTP_FORBIDDEN,
    )
    ->merge(
        Result::Success(
            ['sum' => 75],
            Result::HTTP_CREATED,
            metrics: ['sql' => 2],
            debug: ['src' => 'b'],
        ),
        fn (mixed $own, mixed $other): mixed => $own,
    );
`);
});

test('what is left out of a call is left out of its code, and what follows is named', () => {
  const startOf = (json: string) => {
    const code = chainPhp(chainOf(`{"start": ${json}, "steps": []}`));
    expect(code).not.toContain('use Rift\\Core\\Databus\\ResultType');
    return /\$result = (.*);/s.exec(code)?.[1];
  };
  expect(startOf('{"defaults": "success"}')).toBe('Result::Success()');
  expect(startOf('{"defaults": "failure"}')).toBe('Result::Failure()');
  expect(startOf('{"success": null}')).toBe('Result::Success(null)');
  expect(startOf('{"success": 1, "debug": {"a": 1}}')).toBe(`Result::Success(1, debug: ['a' => 1])`);
  expect(startOf('{"failure": "down"}')).toBe(`Result::Failure(message: 'down')`);
  expect(startOf('{"failure": null, "code": 418}')).toBe('Result::Failure(418, null)');
});

test('a callback is declared with what it is given and what it returns', () => {
  const callbackOf = (step: string) => {
    const code = chainPhp(chainOf(`{"start": {"success": 1}, "steps": [${step}]}`));
    return /fn \((.*?)\): (\w+) =>\s+(.*?),?\n?\s*\)?;?\n$/s.exec(code)?.slice(1);
  };
  expect(callbackOf('{"then": "same"}')).toEqual(['mixed $result', 'ResultType', 'Result::Success($result)']);
  expect(callbackOf('{"then": {"value": 5}}')?.slice(1)).toEqual(['mixed', '5']);
  expect(callbackOf('{"map": {"failure": "lost"}}')?.[1]).toBe('mixed');
  expect(callbackOf('{"catch": "same"}')).toEqual([
    '?string $error, int $code, ?array $meta',
    'ResultType',
    'Result::Failure($code, $error)',
  ]);
  expect(callbackOf('{"map": {"throws": "it\'s\\nover"}}')?.[2]).toBe(
    String.raw`throw new Exception("it's\nover")`,
  );
  expect(callbackOf('{"merge": {"value": [1]}, "with": {"success": 1}}')?.slice(0, 2)).toEqual([
    'mixed $own, mixed $other',
    'mixed',
  ]);
  for (const method of METHODS) expect(PARAMETERS[method].length === 0).toBe(/with|add/.test(method));
});

test('the rule of ensure is declared as what it answers', () => {
  const ensureOf = (answer: string) =>
    /: (\w+) => (.*?), 'no'\)/
      .exec(chainPhp(chainOf(`{"start": {"success": 1}, "steps": [{"ensure": ${answer}, "message": "no"}]}`)))
      ?.slice(1);
  expect(ensureOf('"same"')).toEqual(['bool', 'true']);
  expect(ensureOf('{"value": false}')).toEqual(['bool', 'false']);
  expect(ensureOf('{"value": 0}')).toEqual(['mixed', '0']);
  expect(ensureOf('{"success": true}')).toEqual(['mixed', 'Result::Success(true)']);
});

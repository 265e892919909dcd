import {expect, test} from '@playwright/test';
import {Engine} from 'php-parser';
import {schemaPhp} from './schemaPhp';
import {arrayFrom} from './testData';

const engine = new Engine({parser: {version: '8.2', suppressErrors: false}});

function php(schema: string, data = '{}'): string {
  const code = schemaPhp(arrayFrom(schema), arrayFrom(data));
  expect(() => engine.parseCode(code, 'schema.php'), code).not.toThrow();
  return code;
}

test('a file checks the input by the schema, with what it uses and nothing else', () => {
  expect(php('{"age": {"type": "int", "min": 18}, "it\'s": {}}', '{"age": "25", "rating": 4.0}')).toBe(`<?php

use Rift\\Validator\\SchemaValidator;

$schema = [
    'age' => ['type' => 'int', 'min' => 18],
    'it\\'s' => [],
];

$data = ['age' => '25', 'rating' => 4.0];

$result = SchemaValidator::validate($schema, $data);
`);
  expect(php('{}')).toContain('$schema = [];');
});

test('what does not fit on a line is broken, and nested schemas stand further in', () => {
  const code = php(
    '{"contacts": {"type": "array", "schema": {"type": {"type": "string", "enum": ["email", "phone"]}}}, "name": {"type": "string", "min": 3, "message": "name must be given as text of three signs"}}',
  );
  expect(code).toContain(`    'contacts' => [
        'type' => 'array',
        'schema' => [
            'type' => ['type' => 'string', 'enum' => ['email', 'phone']],
        ],
    ],
    'name' => [
        'type' => 'string',
        'min' => 3,
        'message' => 'name must be given as text of three signs',
    ],
`);
  const fits = (message: string) =>
    php(`{"name": {"message": "${message}"}}`).includes(`'name' => ['message'`);
  expect(fits('m'.repeat(48))).toBe(true);
  expect(fits('m'.repeat(49))).toBe(false);
  for (const line of code.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('callbacks are written with the types of their arguments and answers', () => {
  for (const [type, rule, code] of [
    [
      'int',
      '{"unless": "even", "answer": {"failure": "odd", "code": 422}}',
      `fn (int $value): ResultType => $value % 2 === 0
            ? Result::Success()
            : Result::Failure(Result::HTTP_UNPROCESSABLE_ENTITY, 'odd')`,
    ],
    [
      'string',
      '{"unless": {"length": [3, 64]}, "answer": {"value": false}}',
      `fn (string $value): bool =>
            StringUtils::checkLength($value, 3, 64)->isSuccess()`,
    ],
    [
      'int',
      '{"unless": {"atLeast": "from"}, "answer": {"value": false}}',
      `fn (int $value, array $input): bool =>
            $value >= (int) $input['from']`,
    ],
    [
      'float',
      '{"answer": {"success": null, "code": 201}}',
      `fn (float $value): ResultType =>
            Result::Success(null, Result::HTTP_CREATED)`,
    ],
    ['array', '{"answer": {"defaults": "success"}}', 'fn (array $value): ResultType => Result::Success()'],
    ['bool', '{"answer": {"success": 1}}', 'fn (bool $value): ResultType => Result::Success(1)'],
    ['string', '{"answer": {"defaults": "failure"}}', 'fn (string $value): ResultType => Result::Failure()'],
    [
      'string',
      '{"answer": {"failure": null, "code": 418}}',
      'fn (string $value): ResultType => Result::Failure(418, null)',
    ],
    ['string', '{"answer": {"value": true}}', 'fn (string $value): bool => true'],
    ['string', '{"answer": {"value": null}}', 'fn (string $value): mixed => null'],
    [
      'integer',
      '{"answer": {"throws": "it\'s"}}',
      `fn (mixed $value): ResultType =>
            throw new Exception('it\\'s')`,
    ],
    ['string', '{"builtin": "ctype_alpha"}', "'ctype_alpha'"],
  ] as const) {
    const source = php(`{"a": {"type": "${type}", "validate": ${rule}}}`);
    const [head = '', body = ''] = source.split('$schema', 2);
    expect(body.replaceAll(/\s+/g, ' ')).toContain(`'validate' => ${code}`.replaceAll(/\s+/g, ' '));
    for (const name of ['Result', 'ResultType', 'StringUtils'])
      expect(head.includes(`\\${name};`), `${name} in ${source}`).toBe(
        new RegExp(`\\b${name}\\b`).test(body),
      );
  }
});

test('what the model leaves out is not in the code', () => {
  const code = php('{"name": {"min": "abc", "max": 50, "pattern": "x"}}');
  expect(code).toContain("'name' => ['max' => 50],");
});

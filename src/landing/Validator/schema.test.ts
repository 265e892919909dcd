import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const source = readFileSync(path.join(__dirname, 'samples/schema.php'), 'utf8').replaceAll(/\s+/g, ' ');

/** The fields of the specification's schema, as the sample writes them. */
const fields = [
  "'id' => [ 'type' => 'string', 'min' => 3, 'max' => 64, 'message' => 'invalid id', ]",
  "'status' => [ 'type' => 'string', 'enum' => ['active', 'banned'], ]",
  "'items' => [ 'type' => 'array', 'schema' => [ 'id' => ['type' => 'string'], 'name' => ['type' => 'string'], ], ]",
  "$page = [ 'type' => 'int', 'min' => 1, 'max' => 1000, 'optional' => true, ]",
  "'limit' => $page",
  "'offset' => $page",
];

test('the schema has the bounds, the values and the message of the specification', () => {
  for (const field of fields) expect(source).toContain(field);
});

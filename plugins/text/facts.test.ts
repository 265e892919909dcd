import path from 'node:path';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv';
import {factsOf, factTables} from './facts';
import {factsSchema} from './schema';

const FOLDER = path.join(__dirname, '..', '..', 'docs');
const ADDRESS = 'https://rift.example/docs/next';

const readFacts = () => factsOf({version: 'next', folder: FOLDER, address: ADDRESS});

/** Says what is wrong with facts. */
function checker(): (facts: Record<string, unknown>) => string {
  const ajv = new Ajv({formats: {uri: URL.canParse}, allowUnionTypes: true});
  const fits = ajv.compile(factsSchema());
  return (facts) => (fits(facts) ? 'nothing' : ajv.errorsText(fits.errors));
}

test('the facts are every row of their tables, and name pages by their addresses', async () => {
  const facts = await readFacts();
  for (const name of Object.keys(factTables)) expect(facts[name], name).not.toHaveLength(0);
  expect(facts).toMatchObject({
    $schema: `${ADDRESS}/rift.schema.json`,
    version: 'next',
    documentation: ADDRESS,
    errors: expect.arrayContaining([
      expect.objectContaining({
        message: 'Path not found',
        code: 404,
        page: `${ADDRESS}/architecture/routing`,
      }),
    ]) as unknown,
  });
});

test('the facts fit their schema, which knows what does not', async () => {
  const facts = await readFacts();
  const faultsIn = checker();
  expect(faultsIn(facts)).toBe('nothing');
  const [first] = facts.codes as Record<string, unknown>[];
  expect(faultsIn({...facts, codes: [{...first, code: '404'}]})).toBe('data/codes/0/code must be number');
  expect(faultsIn({...facts, codes: [{...first, page: 'x'}]})).toContain(
    'must NOT have additional properties',
  );
  expect(faultsIn({...facts, codes: [{...first, pages: ['x.md']}]})).toContain('must match format "uri"');
  expect(faultsIn({version: 'next'})).toContain("must have required property '$schema'");
});

test('a version without its tables is refused', async () => {
  await expect(factsOf({version: 'v0', folder: __dirname, address: ADDRESS})).rejects.toThrow('errors.json');
});

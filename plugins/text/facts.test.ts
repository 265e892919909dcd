import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv';
import {factsOf, factTables} from './facts';
import {factsSchema} from './schema';

const FOLDER = path.join(__dirname, '..', '..', 'docs');
const ADDRESS = 'https://rift.example/docs/next';

const readFacts = () => factsOf({version: 'next', folder: FOLDER, address: ADDRESS});

interface Row {
  page?: string;
  pages?: string[];
}

/** `reference/index.md` and `reference/errors.md` stand at `/reference` and `/reference/errors`. */
const addressOf = (file: string) => `${ADDRESS}/${file}`.replace(/(\/index)?\.md$/, '');

const withAddresses = ({page, pages, ...row}: Row) => ({
  ...row,
  ...(page !== undefined && {page: addressOf(page)}),
  ...(pages !== undefined && {pages: pages.map(addressOf)}),
});

/** Says what is wrong with facts. */
function checker(): (facts: Record<string, unknown>) => string {
  const ajv = new Ajv({formats: {uri: URL.canParse}, allowUnionTypes: true});
  const fits = ajv.compile(factsSchema());
  return (facts) => (fits(facts) ? 'nothing' : ajv.errorsText(fits.errors));
}

test('the facts are every row of their tables, and name pages by their addresses', async () => {
  const facts = await readFacts();
  for (const name of Object.keys(factTables)) {
    const source = JSON.parse(readFileSync(path.join(FOLDER, '_data', `${name}.json`), 'utf8')) as Row[];
    expect(source.length, name).toBeGreaterThan(0);
    expect(facts[name], name).toEqual(source.map(withAddresses));
  }
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

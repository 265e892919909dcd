import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {factsOf, factTables} from './facts';
import {factsSchema} from './schema';

const FOLDER = path.join(__dirname, '..', '..', 'docs');
const ADDRESS = 'https://rift.example/docs/next';

interface Row {
  page?: string;
  pages?: string[];
}

/** `reference/index.md` and `reference/errors.md` have the addresses `/reference` and `/reference/errors`. */
const addressOf = (file: string) => `${ADDRESS}/${file}`.replace(/(\/index)?\.md$/, '');

const withAddresses = ({page, pages, ...row}: Row) => ({
  ...row,
  ...(page !== undefined && {page: addressOf(page)}),
  ...(pages !== undefined && {pages: pages.map(addressOf)}),
});

test('the facts are every row of their tables, and name pages by their addresses', async () => {
  const facts = await factsOf({version: 'next', folder: FOLDER, address: ADDRESS});
  for (const name of Object.keys(factTables)) {
    const source = JSON.parse(readFileSync(path.join(FOLDER, '_data', `${name}.json`), 'utf8')) as Row[];
    expect(source.length, name).toBeGreaterThan(0);
    expect(facts[name], name).toEqual(source.map(withAddresses));
  }
  const schema = `${ADDRESS}/rift.schema.json`;
  expect(facts).toMatchObject({$schema: schema, version: 'next', documentation: ADDRESS});
  const page = `${ADDRESS}/architecture/routing`;
  expect(facts.errors).toContainEqual(expect.objectContaining({message: 'Path not found', code: 404, page}));
});

/** Every property of a schema, nested ones included, with its path. */
function propertiesOf(schema: object, path = ''): {path: string; description?: string}[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    if (key !== 'properties') return propertiesOf(value, `${path}/${key}`);
    return Object.entries(value as Record<string, {description?: string}>).flatMap(([name, property]) => [
      {path: `${path}/${name}`, description: property.description},
      ...propertiesOf(property, `${path}/${name}`),
    ]);
  });
}

test('the schema says what each key means, in words that need no file of ours', () => {
  const properties = propertiesOf(factsSchema());
  expect(properties.length).toBeGreaterThan(40);
  expect(properties.filter(({description = ''}) => description === '').map(({path}) => path)).toEqual([]);
  expect(JSON.stringify(factsSchema())).not.toMatch(/\w\.(json|ts|md)\b|Row of|@as/);
});

test('a version without its tables is refused by its name and folder', async () => {
  await expect(factsOf({version: 'v0', folder: __dirname, address: ADDRESS})).rejects.toThrow(
    `the version v0 has no tables: there is no folder ${path.join(__dirname, '_data')}`,
  );
});

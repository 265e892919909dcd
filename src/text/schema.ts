import path from 'node:path';
import {createGenerator, type Definition, type Schema} from 'ts-json-schema-generator';
import {site} from '../../config/site';
import {factTables} from './facts';

const address = (description: string): Definition => ({type: 'string', format: 'uri', description});

/** In the file for readers, a page is an address instead of a path below the docs folder. */
const PAGE_KEYS: Record<string, Definition> = {
  page: address('The page that explains it.'),
  pages: {
    type: 'array',
    items: address('A page about it.'),
    description: 'The pages about it; where there is one that explains it too, the others.',
  },
};

/** Turns a list of types into alternatives: strict validators accept a list only if it has two types and one is null. */
function withoutUnion(value: Definition | boolean): Definition | boolean {
  if (typeof value === 'boolean' || !Array.isArray(value.type) || value.type.includes('null')) return value;
  const {type, ...rest} = value;
  return {...rest, anyOf: type.map((one) => ({type: one}))};
}

function published(row: Definition): Definition {
  const properties = Object.fromEntries(
    Object.entries(row.properties ?? {}).map(([key, value]) => [key, PAGE_KEYS[key] ?? withoutUnion(value)]),
  );
  return {...row, properties};
}

const definitionOf = (schema: Schema, name: string): Definition => {
  const found = schema.definitions?.[name];
  if (typeof found !== 'object') throw new Error(`there is no type ${name}`);
  return found;
};

/**
 * The JSON Schema of a version's facts, from the types of the tables.
 *
 * @throws if a table has no type
 */
export function factsSchema(): Schema {
  const types = createGenerator({
    path: path.join(__dirname, '../tables/docsData.ts'),
    // A tenth of the time, because it leaves out the types of all packages. Types are checked elsewhere.
    tsconfig: path.join(__dirname, 'schema.tsconfig.json'),
    skipTypeCheck: true,
    type: '*',
    additionalProperties: false,
  });
  const rows = Object.values(factTables).map(
    ([type]) => [type, published(definitionOf(types.createSchema(type), type))] as const,
  );
  const lists = Object.entries(factTables).map(
    ([name, [type, description]]) =>
      [name, {type: 'array', items: {$ref: `#/definitions/${type}`}, description}] as const,
  );
  const properties = {
    $schema: address('This schema.'),
    version: {type: 'string', description: 'The version of the documentation.'},
    documentation: address('Where its pages stand.'),
    ...Object.fromEntries(lists),
  } satisfies Record<string, Definition>;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Facts about ${site.name}`,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    definitions: Object.fromEntries(rows),
  };
}

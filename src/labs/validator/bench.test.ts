import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {encodeJson} from '../model/json';
import {readSchema} from '../model/schema';
import {schemaPhp} from '../model/schemaPhp';
import {arrayFrom} from '../model/testData';
import {validate} from '../model/validator';
import {brokenOf, schemaOf, type BenchState} from './drafts';
import {codec, presets} from './presets';
import {describeStages, rulesOf} from './words';

const FIRST = presets[0].state;

const page = readFileSync(path.resolve('docs/modules/validator/schema-validator.md'), 'utf8');

const validated = ({fields, payload}: BenchState) =>
  validate(readSchema(schemaOf(fields)), arrayFrom(payload));

const packed = (code: string) => code.replaceAll(/\s+/g, '').replaceAll(/,(?=[\])])/g, '');

/** What the presets answer, in their order. The page has all of their messages. */
const ANSWERS = {
  profile: 200,
  'profile-full': 200,
  'profile-nameless': 'username must be given as text',
  'profile-ab': 'username must be at least 3 characters',
  'profile-17': 'age must be between 18 and 99',
  'profile-owner': 'role must be one of: admin, user, guest',
  'profile-fax': 'type must be one of: email, phone',
  'profile-item': 'Each item in contacts must be an object',
  'profile-41': 'custom_code must be even',
  'profile-array': 'username must be given as text',
  filters: 200,
  'filters-nameless': 'invalid id',
  'filters-x': 'id must be at least 3 characters',
  'filters-paused': 'status must be one of: active, banned',
  'filters-1001': 'limit must be between 1 and 1000',
  'filters-0': 'offset must be between 1 and 1000',
  'one-text': 'invalid id',
  'two-fields': 'to must not be before from',
  'ended-early': 201,
};

/** Those of the int and string utilities, and that of a type, which the page states with places for names. */
const ELSEWHERE = {
  range: 'limit must be between 0 and 100',
  length: 'name must be at least 1 characters',
  unsupported: 'Unsupported type: integer',
};

test('every preset answers what the pages say', () => {
  const answers = Object.fromEntries(
    presets.map(({name, state}) => {
      const {result} = validated(state);
      return [name, result?.error ?? result?.code];
    }),
  );
  expect(answers).toEqual({...ANSWERS, ...ELSEWHERE});
  for (const message of Object.values(ANSWERS).filter((answer) => typeof answer === 'string'))
    expect(page.includes(message), message).toBe(true);
});

test('a label says whether its answer is a success', () => {
  for (const {label, state} of presets)
    expect(/success/.test(label), label).toBe(validated(state).result?.status);
});

test('the responses of the page are those of the bench', () => {
  for (const [preset, title] of [
    ['profile', 'Response'],
    ['profile-41', 'Response, custom_code 41'],
  ] as const) {
    const printed = new RegExp(`\`\`\`json title="${title}"\\n(.*?)\`\`\``, 's').exec(page)?.[1];
    expect(printed?.trim()).toBe(
      encodeJson(
        validated(presets.find(({name}) => name === preset)?.state ?? FIRST).result?.envelope() ?? null,
        ['pretty'],
      ),
    );
  }
});

test('the schema of the first preset comes out as the sample of the page', () => {
  const sample = /return (\[\n {12}'username'.*?\n {8}\]);/s.exec(page)?.[1] ?? '';
  expect(sample).toContain("'custom_code'");
  expect(packed(schemaPhp(schemaOf(FIRST.fields), []))).toContain(packed(`$schema=${sample};`));
});

test('what is typed becomes data, and what cannot be read is named', () => {
  const fields = [
    {name: 'a', type: '', min: '3', max: 'many', default: '[1, 2.0]', message: ''},
    {name: 'b', default: '{"c": ', enum: '[1,]', items: [{name: 'c'}]},
    {name: 'it"s', rule: 'even'},
  ];
  expect(encodeJson(schemaOf(fields))).toBe(
    '{"a":{"min":3,"max":"many","default":[1,2]},"b":{"schema":{"c":[]}},' +
      '"it\\"s":{"validate":{"unless":"even","answer":{"failure":"it\\"s must be even","code":400}}}}',
  );
  expect(fields.map((draft) => brokenOf(draft).map(({option}) => option))).toEqual([
    [],
    ['default', 'enum'],
    [],
  ]);
  expect(brokenOf(fields[1] ?? {name: ''})[0]?.problem).toMatchObject({line: 1, column: 7});
});

test('a state comes back from the address, and a preset is its name there', () => {
  expect(codec.encode(FIRST)).toBe('profile');
  const [first = {name: ''}, ...others] = FIRST.fields;
  const {type, ...rest} = first;
  expect(
    codec.encode({...FIRST, fields: [{...rest, optional: undefined, default: '', type}, ...others]}),
  ).toBe('profile');
  const own = {fields: [...others, {name: 'ü', optional: true as const}], payload: '{"broken": '};
  expect(codec.encode(own)).toMatch(/^\.[\w-]+$/);
  expect(codec.decode(codec.encode(own))).toEqual(own);
});

test('hostile states are refused', () => {
  const asText = (value: unknown) => `.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  const withField = (field: unknown) => asText({fields: [field], payload: ''});
  expect(codec.decode(withField({name: 'a', items: [{name: 'b'}]}))).toBeDefined();
  for (const hostile of [
    'nobody',
    '.',
    asText({fields: [], payload: 'x'.repeat(4001)}),
    asText({fields: Array(21).fill({name: 'a'}), payload: ''}),
    withField({}),
    withField({name: 1}),
    withField({name: 'a', rule: 'constructor'}),
    withField({name: 'a', optional: false}),
    withField({name: 'a', validate: 'phpinfo'}),
    withField({name: 'a', items: [{name: 'b', items: [{name: 'c'}]}]}),
    `.${Buffer.from('{"fields":[{"name":"a","__proto__":{"type":"int"}}],"payload":""}').toString('base64url')}`,
  ])
    expect(codec.decode(hostile), hostile.slice(0, 60)).toBeUndefined();
});

test('the name of a field stands in the message of its callback as it is', () => {
  for (const name of ["$'", 'a$$b', '$&', '"', 'a\\']) {
    const state = {fields: [{name, type: 'int', rule: 'even'}], payload: JSON.stringify({[name]: 41})};
    expect(validated(state).result?.error).toBe(`${name} must be even`);
  }
});

test('a bound that is no integer is in no word and in no code', () => {
  const draft = {name: 'nick', type: 'string', min: 'abc', max: '50'};
  expect(rulesOf(draft)).toBe('string · at most 50 characters');
  const {fields} = validated({fields: [draft], payload: '{"nick": "Ada"}'});
  expect(fields.flatMap((trace) => describeStages(trace, draft)).map(({words}) => words)).toContain(
    'has at most 50 characters',
  );
});

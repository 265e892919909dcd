import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type * as rows from './docsData';
import {countIssues} from './support';

const DATA = path.join(__dirname, '../../docs/_data');

const read = <R>(name: string) => JSON.parse(readFileSync(path.join(DATA, `${name}.json`), 'utf8')) as R[];

const table = {
  bindings: read<rows.BindingRow>('bindings'),
  codes: read<rows.CodeRow>('codes'),
  constants: read<rows.ConstantRow>('constants'),
  environment: read<rows.EnvironmentRow>('environment'),
  errors: read<rows.ErrorRow>('errors'),
  interfaces: read<rows.InterfaceRow>('interfaces'),
  knownIssues: read<rows.KnownIssueRow>('knownIssues'),
  notInRift: read<rows.NotInRiftRow>('notInRift'),
  routes: read<rows.RouteRow>('routes'),
  support: read<rows.SupportRow>('support'),
  timers: read<rows.TimerRow>('timers'),
};

const tables = readdirSync(DATA)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, read<rows.Row>(path.parse(file).name)] as const);
/** The names of the framework. */
const names = readFileSync(path.join(DATA, 'names.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split(' ')[0]);

/** Expects no row, or other thing, for which the condition is true. */
const expectNone = <T>(list: readonly T[], isWrong: (one: T, index: number) => boolean, what?: string) =>
  expect(list.filter(isWrong), what).toEqual([]);

test('every id is in kebab case and unique in its table', () => {
  for (const [name, own] of tables) {
    expect(own.length, name).toBeGreaterThan(0);
    const ids = own.map(({id}) => id);
    expectNone(ids, (id, at) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || ids.indexOf(id) !== at, name);
  }
});

test('texts contain no Markdown, and no text is empty', () => {
  const text = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(text)
        : [];
  for (const [name, own] of tables)
    expectNone(text(own), (value) => value.trim() === '' || /`|\*\*|\]\(/.test(value), name);
});

test('each error says in one sentence why it appears, and in another what to do', () => {
  for (const {id, cause, remedy} of table.errors) {
    expect(cause, id).toMatch(/^[^.]+\.$/);
    expect(remedy, id).toMatch(/^[A-Z][^.]+\.$/);
  }
});

test('a row without a code says why, and an exception has no code', () => {
  const failures = table.errors.filter(({code, form}) => code === null && form === 'failure');
  expectNone(failures, ({note}) => !note?.startsWith('Keeps the code of the cause.'));
  expectNone(table.errors, ({code, form}) => code !== null && form !== 'failure');
  expectNone(table.errors, ({exception, form}) => exception !== null && form !== 'exception');
});

test('errors have codes of the table', () => {
  expect(table.codes.filter(({success}) => success).map(({code}) => code)).toEqual([200, 201, 202]);
  expectNone(table.codes, ({id, code}) => id !== `http-${code}`);
  const known = table.codes.map(({code}) => code);
  expectNone(table.errors, ({code}) => code !== null && !known.includes(code));
});

test('the routes of the group have its limit, and the others none', () => {
  expectNone(table.routes, ({group, groupLimit}) => groupLimit !== (group === '/space' ? 1000 : null));
});

test('each timer has the use case that its name begins with', () => {
  const prefixes = {login: 'auth.', registration: 'reg.', verification: 'verify.'};
  expectNone(table.timers, ({name, useCase}) => !name.startsWith(prefixes[useCase]));
});

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});

/** Numbers of issues that were none of the release. They are not given again. */
const GONE = ['K-45', 'K-46', 'K-47', 'K-48', 'K-50'];

test('the known issues are numbered from 1, each with its number as id, and no number is given twice', () => {
  const count = table.knownIssues.length + GONE.length;
  const numbers = Array.from({length: count}, (_, at) => `K-${String(at + 1).padStart(2, '0')}`);
  expect([...table.knownIssues.map(({number}) => number), ...GONE].sort(byNumber)).toEqual(numbers);
  expectNone(table.knownIssues, ({id, number}) => id !== number.toLowerCase());
});

test('the worst known issues come first; limitations are at the end', () => {
  const ranks = ['security', 'data', 'stops', 'surprises', 'limitation'];
  const order = table.knownIssues.map(({severity}) => ranks.indexOf(severity));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('every issue except a limitation says what was expected instead', () => {
  for (const {number, severity, expected, observed} of table.knownIssues) {
    expect(expected === null, number).toBe(severity === 'limitation');
    expect(expected, number).not.toBe(observed);
  }
});

test('a feature that works needs no workaround, and every other feature has one of one sentence', () => {
  for (const {id, feature, state, workaround, inStarter} of table.support) {
    // Names of features are used in lists with commas.
    expect(feature).not.toContain(',');
    if (state === 'works') expect({workaround, inStarter}, id).toEqual({workaround: null, inStarter: false});
    else expect(workaround, id).toMatch(/^[A-Z].*[^.]\.$/);
  }
});

test('the state of a feature is that of its issues', () => {
  const severities = new Map(table.knownIssues.map(({number, severity}) => [number, severity]));
  for (const {id, state, issues} of table.support) {
    const found = issues.map((issue) => severities.get(issue));
    expect(found, id).not.toContain(undefined);
    if (state === 'limitation') expectNone(found, (severity) => severity !== 'limitation', id);
    else if (state === 'works')
      expectNone(found, (severity) => ['security', 'data', 'stops'].includes(String(severity)), id);
    else expect(found.filter((severity) => severity !== 'limitation').length, id).toBeGreaterThan(0);
  }
});

test('each row of what Rift does not have says so in one sentence, and gives the way around in two to five', () => {
  expect(table.notInRift.length).toBeGreaterThan(17);
  for (const {name, lacks, instead} of table.notInRift) {
    expect(`Rift has no ${lacks}`, name).toMatch(/[^.]$/);
    // Answers of the search show all of it.
    expect([2, 3, 4, 5], name).toContain(instead.match(/\.(?= |$)/g)?.length);
  }
});

test('names.txt has the name of every interface', () => {
  expectNone(table.interfaces, ({name, namespace}) => !names.includes(`${namespace}\\${name}`));
});

test('a definition reads variables that exist', () => {
  const read = table.bindings.flatMap((row) => row.environment);
  expect(read.length).toBeGreaterThan(0);
  const known = table.environment.map(({name}) => name);
  expectNone(read, (name) => !known.includes(name));
});

test('issues are counted by severity, except limitations', () => {
  const counts = countIssues(table.knownIssues);
  expect(counts.map(([severity]) => severity)).toEqual(['security', 'data', 'stops', 'surprises']);
  for (const [severity, count] of counts)
    expect(count).toBe(table.knownIssues.filter((row) => row.severity === severity).length);
});

/** Rows of the table with a constant of the starter that has their value; of a range, its start and its end. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'tenant-model-version': ['Tenants::VERSION'],
  'tenant-schema-prefix': ['TenantSchema::PREFIX'],
  'login-token-lifetime': ['LoginByEmail::AUTH_TOKEN_TTL'],
  'registration-auth-token-lifetime': ['RegisterByEmail::AUTH_TOKEN_TTL'],
  'verify-token-lifetime': ['RegisterByEmail::VERIFY_TOKEN_TTL'],
  'verification-code-range': ['RegisterByEmail::VERIFY_CODE_MIN', 'RegisterByEmail::VERIFY_CODE_MAX'],
  'verification-status-value': ['CheckVerified::VERIFIED_STATUS'],
  'verification-header': ['VerifyByCode::VERIFY_HEADER'],
};

test('the constants of the starter and of the pages have the values of the table', () => {
  const sources = readdirSync(path.dirname(DATA), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(php|mdx?)$/.test(name))
    .map((name) => readFileSync(path.join(DATA, '..', name), 'utf8'));
  for (const [id, constants] of Object.entries(DECLARED)) {
    const values = String(table.constants.find((row) => row.id === id)?.value).split(' to ');
    for (const [at, name] of constants.entries()) {
      const [type = '', constant = ''] = name.split('::');
      const declared = sources
        .flatMap((source) => source.split(/^(?=(?:abstract |final |readonly )*class )/m))
        .filter((one) => new RegExp(`^(?:\\w+ )*class ${type}\\b`).test(one))
        .flatMap((one) =>
          Array.from(one.matchAll(new RegExp(`\\b${constant} = '?([^';]*)`, 'g')), ([, value]) => value),
        );
      expect(new Set(declared), name).toEqual(new Set([values[at]]));
    }
  }
});

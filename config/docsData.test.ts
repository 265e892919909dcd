import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import api from '../docs/_data/api.json';
import bindings from '../docs/_data/bindings.json';
import codes from '../docs/_data/codes.json';
import constantPlaces from '../docs/_data/constantPlaces.json';
import constants from '../docs/_data/constants.json';
import environment from '../docs/_data/environment.json';
import errors from '../docs/_data/errors.json';
import interfaces from '../docs/_data/interfaces.json';
import knownIssues from '../docs/_data/knownIssues.json';
import routes from '../docs/_data/routes.json';
import timers from '../docs/_data/timers.json';
import type {
  ApiRow,
  ApiType,
  BindingRow,
  CodeRow,
  ConstantPlacesRow,
  ConstantRow,
  EnvironmentRow,
  ErrorRow,
  InterfaceRow,
  KnownIssueRow,
  RouteRow,
  Row,
  TimerRow,
} from '../docs/_data/types';
import {
  benchmark,
  codes as ownCodes,
  constants as ownConstants,
  timers as ownTimers,
} from '../e2e/ownersList';

const DOCS = path.join(__dirname, '../docs');

const table = {
  api: api as ApiRow[],
  bindings: bindings as BindingRow[],
  codes: codes as CodeRow[],
  constantPlaces: constantPlaces as ConstantPlacesRow[],
  constants: constants as ConstantRow[],
  environment: environment as EnvironmentRow[],
  errors: errors as ErrorRow[],
  interfaces: interfaces as InterfaceRow[],
  knownIssues: knownIssues as KnownIssueRow[],
  routes: routes as RouteRow[],
  timers: timers as TimerRow[],
};

const tables: readonly [string, readonly Row[]][] = Object.entries(table);
const types = table.api.filter((row): row is ApiType => row.kind !== 'namespace');

/** The pages that a row names, whatever its table calls them. */
function pagesOf(row: Row): string[] {
  const {page, pages = []} = row as {page?: string; pages?: string[]};
  return page === undefined ? pages : [page, ...pages];
}

/*
 * What the owner wants to stand here, typed a second time: a row that is lost or reworded is noticed.
 */

const MESSAGES: readonly [situation: string, code: number | null, message: string, constant?: string][] = [
  [
    'Registration, email already used',
    409,
    'A client with the same email already exists. If it was you, log in to access your account.',
    'ERROR_EMAIL_EXISTS',
  ],
  ['Registration, any failure', null, 'Registration failed: {reason}', 'ERROR_REGISTRATION_FAILED'],
  ['Login, email not found', 404, 'Invalid credentials'],
  ['Login, wrong password', 403, 'Invalid credentials'],
  ['Login, any failure', null, 'Authorization failed'],
  ['Verification, token missing', 400, 'Verify token lost.'],
  ['Verification, token expired', 401, 'Verification token expired.'],
  ['Verification, code mismatch', 401, 'Mismatch of verification codes.'],
  ['Verification, any failure', null, 'Verify failed: {reason}'],
  ['Bearer, no valid header', 401, 'A valid authorization token was not found.'],
  ['Bearer, no uid', 401, 'Invalid token: missing UID'],
  ['Bearer, expired', 401, 'Token expired'],
  ['Bearer, bad issue time', 401, 'Invalid token issuance time'],
  ['Bearer, other', 401, 'Token verification failed: {reason}'],
  ['Token query missing (sample)', 401, 'api token lost'],
  ['Age rule (sample)', 403, 'User must be at least 18 years old'],
  ['User missing (sample)', 404, 'User {id} not found'],
  ['Header check (sample)', 400, 'accept language header not allowed'],
];

const EXAMPLES = [
  'limit must be between 0 and 100',
  'name must be at least 1 characters',
  'custom_code must be even',
  'invalid id',
];

const SITE_TEXTS = [
  'Syntax error in text',
  'Maximum text size in diagram exceeded',
  'Render error: ',
  'No such shape',
];

const FRAMEWORK: readonly [code: number | null, message: string][] = [
  [500, 'unknown error'],
  [404, 'Path not found'],
  [500, 'Middleware class {name} not found'],
  [500, 'Path handler not found'],
  [500, 'Invalid path handler: {message}'],
  [500, 'Router returned invalid response type'],
  [500, 'The router is not registered in the di config: {message}'],
  [500, 'Failed to create request'],
  [429, 'The request limit for the route has been exceeded. [{max_attempts}]'],
  [500, 'Cache module error: {error}'],
  [null, 'Unknown rate-limit strategy: {strategy}'],
  [500, 'Redis error: {operation} failed'],
  [500, 'Database connection failed'],
  [null, 'Unsupported database driver: {driver}'],
  [500, 'Database error: {driver message}'],
  [400, 'No valid data provided for insertion.'],
  [500, 'Failed to prepare INSERT statement: {message}'],
  [400, 'No fields to update.'],
  [400, 'Schema must be specified'],
  [500, "Schema configuration failed for '{schema}'"],
  [500, 'Error initializing the schema version table.'],
  [500, 'Migration failed for model: {class}'],
  [null, 'Use forSystem() method to configure system schema'],
  [null, 'Unsupported DB driver: {driver}'],
  [500, 'Schema deployment error.'],
  [500, 'Error in creating a version table for schema {schema}'],
  [500, 'Error migrate model {name}:{version}'],
  [null, 'No field configuration to affirm'],
  [null, 'No index configuration to affirm'],
  [null, 'No foreign key configuration to affirm'],
  [400, 'Encryption key must be at least 32 characters'],
  [400, 'Decryption failed - invalid data or key'],
  [500, 'Encryption failed'],
  [500, 'Decryption failed'],
  [400, 'Expired token'],
  [400, 'Signature verification failed'],
  [400, 'Wrong number of segments'],
  [400, 'Syntax error, malformed JSON'],
  [400, 'Cannot handle token with iat prior to {date}'],
  [400, 'Token does not contain expiration time'],
  [401, 'Token has expired'],
  [500, 'Failed to check token expiration: {message}'],
  [500, 'CSRF token generation failed'],
  [500, 'API key generation failed'],
  [500, 'Unsupported cipher: {cipher}'],
  [500, 'Unsupported JWT algorithm'],
  [500, 'CSRF token length must be between 16 and 128 bytes'],
  [500, 'API key length must be between 32 and 256 bytes'],
  [400, 'Missing required field: {field}'],
  [400, '{field} must be between {min} and {max}'],
  [400, '{field} must be positive'],
  [400, '{field} must be at least {min} characters'],
  [400, '{field} must be no more than {max} characters'],
  [400, '{field} cannot be empty'],
  [400, '{field} must be a string'],
  [400, '{field} must be an integer'],
  [400, '{field} must be a float'],
  [400, '{field} must be a boolean'],
  [400, '{field} must be an array'],
  [400, '{field} must be one of: {values}'],
  [400, 'Each item in {field} must be an object'],
  [400, '{field} failed custom validation'],
  [500, 'Unsupported type: {type}'],
  [null, 'Event "{name}" is not started.'],
  [null, 'stop() called but start() has not been called before.'],
  [null, 'Error: Rift kernel not found. Check autoload paths.'],
  [null, 'Successful migration.'],
  [null, "Schema '{schema}' configured with {n} models"],
  [null, "No models to migrate for schema '{schema}'"],
];

const FURTHER_CODES = [206, 409];

/** As `Benchmark, simple success, result type`. */
const benchmarkConstants = benchmark.flatMap(([label, resultType, exceptions]) => {
  const name = `Benchmark, ${String(label).replace(/^./, (letter) => letter.toLowerCase())}`;
  return [
    [`${name}, result type`, resultType],
    [`${name}, exceptions`, exceptions],
  ];
});

const TIMERS = [
  ...ownTimers.flat(),
  ...[
    'total',
    'validation',
    'token_decode',
    'token_check_exp',
    'code_decode',
    'match_codes',
    'repo_unit',
  ].map((name) => `verify.${name}`),
  'verify.switch_verify_status',
];

const ROUTES = [
  'POST /space/clients',
  'PATCH /space/clients/{uid}',
  'DELETE /space/clients/{uid}',
  'GET /space/clients/{uid}',
  'GET',
  'GET /plans',
  'GET /plans/{plan_id}',
  'GET /clients/{client_id}/invoices',
  'POST /clients/{client_id}/invoices/{invoice_id}/update',
  'GET /account/sessions',
  'POST /account/sessions/{session_id}/delete',
  'POST /account/sessions/{session_id}/edit',
  'GET /tokenInfo',
  'GET /welcome',
];

const VARIABLES = [
  ...['DRIVER', 'HOST', 'PORT', 'USER', 'PASSWORD', 'NAME'].map((name) => `DB_${name}`),
  ...['HOST', 'PORT', 'PASSWORD', 'DB', 'TIMEOUT'].map((name) => `REDIS_${name}`),
  ...['ENCRYPTION_MANAGER_KEY', 'JWT_MANAGER_KEY', 'LOGGER_APP_NAME', 'LOGGER_DIR', 'MAILER_DSN', 'APP_ROOT'],
  ...['app.name', 'app.version', 'app.mode', 'db.configurators.system'],
];

test('there is a test for every table in the folder', () => {
  const files = readdirSync(path.join(DOCS, '_data')).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(tables.map(([name]) => `${name}.json`).sort());
});

test('every id is in kebab case and unique in its table', () => {
  for (const [name, rows] of tables) {
    expect(rows.length, name).toBeGreaterThan(0);
    const ids = rows.map(({id}) => id);
    expect(
      ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)),
      name,
    ).toEqual([]);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      name,
    ).toEqual([]);
  }
});

test('every page that a row names exists', () => {
  const isThere = (page: string) => existsSync(path.join(DOCS, page));
  // A place of a constant may be on any page.
  for (const [name, rows] of tables.filter(([name]) => name !== 'constantPlaces')) {
    const pages = [...new Set(rows.flatMap(pagesOf))];
    expect(pages.length, name).toBeGreaterThan(0);
    expect(
      pages.filter((page) => !page.endsWith('.md') || !isThere(page)),
      name,
    ).toEqual([]);
  }
});

test('texts hold no Markdown, and no text is empty', () => {
  const text = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(text)
        : [];
  // PHP source may hold an array, and the words of a page its Markdown.
  const prose = tables.filter(([name]) => name !== 'api' && name !== 'constantPlaces');
  for (const [name, rows] of prose) {
    expect(
      text(rows).filter((value) => value.trim() === '' || /`|\*\*|\]\(/.test(value)),
      name,
    ).toEqual([]);
  }
});

test('the catalogue of errors is whole, to the letter', () => {
  const samples = table.errors.filter(({kind}) => kind === 'sample');
  for (const [situation, code, message, constant] of MESSAGES) {
    const row = samples.find((sample) => sample.situation === situation);
    expect(row, situation).toMatchObject({code, message, ...(constant === undefined ? {} : {constant})});
  }
  const examples = samples.slice(MESSAGES.length);
  expect(examples.map(({message}) => message)).toEqual(EXAMPLES);
  expect(examples.filter(({code}) => code !== 400)).toEqual([]);
  expect(JSON.stringify(samples)).toContain('Authorization failed: Account not found.');
});

test('every message of the framework is there, and no other', () => {
  const rows = table.errors.filter(({kind}) => kind === 'framework');
  expect(rows.map(({code, message}) => [code, message]).sort()).toEqual([...FRAMEWORK].sort());
});

test('a row without a code says why, and an exception has none', () => {
  const failures = table.errors.filter(({code, form}) => code === null && form === 'failure');
  expect(failures.filter(({note}) => !note?.startsWith('Keeps the code of the cause.'))).toEqual([]);
  expect(table.errors.filter(({code, form}) => code !== null && form !== 'failure')).toEqual([]);
  expect(table.errors.filter(({exception, form}) => exception !== null && form !== 'exception')).toEqual([]);
});

test('the texts of the site are there', () => {
  const texts = table.errors.filter(({kind}) => kind === 'site').map(({message}) => message);
  for (const text of SITE_TEXTS)
    expect(
      texts.filter((message) => message.startsWith(text)),
      text,
    ).toHaveLength(1);
});

test('the codes are the documented ones and the two further ones of 1.0.0', () => {
  const of = (documented: boolean) =>
    table.codes.filter((row) => row.documented === documented).map(({code}) => code);
  expect(of(true)).toEqual(ownCodes[0]);
  expect(of(false)).toEqual(FURTHER_CODES);
  expect(table.codes.filter(({success}) => success).map(({code}) => code)).toEqual([200, 201, 202]);
  expect(table.codes.filter(({id, code}) => id !== `http-${code}`)).toEqual([]);
});

test('every code of an error has its constant', () => {
  const known = table.codes.map(({code}) => code);
  const used = table.errors.flatMap(({code}) => code ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((code) => !known.includes(code))).toEqual([]);
});

test('the constants of the owner are there, to the letter', () => {
  for (const [name, value] of [...ownConstants, ...benchmarkConstants]) {
    const row = table.constants.find((constant) => constant.name === name);
    expect(row, String(name)).toBeDefined();
    expect([String(row?.value), `${row?.value} ${row?.unit}`], String(name)).toContain(String(value));
  }
});

test('a constant that has places has a row, and a place for each number', () => {
  for (const {id, declaredAs, saidAs} of table.constantPlaces) {
    expect(
      table.constants.filter((row) => row.id === id),
      id,
    ).toHaveLength(1);
    expect([...declaredAs, ...saidAs], id).not.toEqual([]);
    expect(
      declaredAs.filter((name) => !/^\w+::[A-Z_]+$/.test(name)),
      id,
    ).toEqual([]);
    expect(
      saidAs.filter((words) => !words.includes('{}')),
      id,
    ).toEqual([]);
  }
});

test('every timer, route and variable is there, and no other', () => {
  expect(table.timers.map(({name}) => name).sort()).toEqual([...TIMERS].sort());
  expect(table.routes.map(({method, path}) => [method, ...(path === null ? [] : [path])].join(' '))).toEqual(
    ROUTES,
  );
  expect(table.environment.map(({name}) => name).sort()).toEqual([...VARIABLES].sort());
});

test('a timer belongs to the use case that its name begins with', () => {
  const prefixes = {login: 'auth.', registration: 'reg.', verification: 'verify.'};
  expect(table.timers.filter(({name, useCase}) => !name.startsWith(prefixes[useCase]))).toEqual([]);
});

test('the known issues are 1 to 50, each with its number as id', () => {
  const numbers = Array.from({length: 50}, (_, at) => `K-${String(at + 1).padStart(2, '0')}`);
  expect(table.knownIssues.map(({number}) => number)).toEqual(numbers);
  expect(table.knownIssues.filter(({id, number}) => id !== number.toLowerCase())).toEqual([]);
  const first = table.knownIssues.filter(({first}) => first).map(({number}) => number);
  expect(first).toEqual(['K-01', 'K-02', 'K-11', 'K-12', 'K-21', 'K-25', 'K-28', 'K-35', 'K-36']);
});

test('a table that names an issue names one that exists', () => {
  const numbers = table.knownIssues.map(({number}) => number);
  for (const [name, rows] of tables) {
    const named = JSON.stringify(rows).match(/\bK-\d+\b/gi) ?? [];
    expect(
      named.filter((number) => !numbers.includes(number.toUpperCase())),
      name,
    ).toEqual([]);
  }
});

test('there are 16 interfaces and 22 definitions, whose names stand in api.json', () => {
  expect(table.interfaces).toHaveLength(16);
  expect(table.bindings).toHaveLength(22);
  const names = types.map(({name}) => name);
  const named = [
    ...table.interfaces.flatMap(({name, namespace, implementations}) => [
      `${namespace}\\${name}`,
      ...implementations,
    ]),
    ...table.bindings.flatMap(({key, definition, parameters}) => [
      key,
      definition,
      ...parameters.map(({value}) => value),
    ]),
  ].filter((name) => name.startsWith('Rift\\'));
  expect(named.length).toBeGreaterThan(22);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('an interface says the same in both tables', () => {
  const short = (name: string | null) => name?.replace(/[\w\\]+\\(?!Container$)/g, '') ?? null;
  for (const {name, namespace, methods} of table.interfaces) {
    const type = types.find((row) => row.name === `${namespace}\\${name}`);
    const declared = type?.methods.map((method) => {
      const parameters = method.parameters.map((parameter) => {
        const start = [short(parameter.type), `$${parameter.name}`].join(' ');
        return parameter.default === null ? start : `${start} = ${parameter.default}`;
      });
      return `${method.static ? 'static ' : ''}${method.name}(${parameters.join(', ')}): ${short(method.returns)}`;
    });
    expect(declared, name).toEqual(
      methods.map(({signature}) => signature).filter((signature) => !signature.startsWith('__construct')),
    );
    expect(type?.constructorParameters === null, name).toBe(
      !methods.some((method) => method.name === '__construct'),
    );
  }
});

test('a definition reads variables that exist', () => {
  const read = table.bindings.flatMap((row) => row.environment);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('a class of the API has what its interfaces and parent ask for, and every namespace has a row', () => {
  const names = types.map(({name}) => name);
  const namespaces = table.api.filter(({kind}) => kind === 'namespace').map(({name}) => name);
  for (const {name, namespace, shortName, implements: interfacesOf, extends: parent, uses, issues} of types) {
    expect(`${namespace}\\${shortName}`).toBe(name);
    expect(namespaces, name).toContain(namespace);
    const related = [...interfacesOf, ...uses, ...(parent === null ? [] : [parent])];
    expect(
      related.filter((other) => !names.includes(other)),
      name,
    ).toEqual([]);
    expect(
      issues.filter((id) => !table.knownIssues.some((issue) => issue.id === id)),
      name,
    ).toEqual([]);
  }
});

test('the constants of codes are those of the trait', () => {
  const trait = types.find(({shortName}) => shortName === 'ResultTypeTrait');
  expect(trait?.constants).toEqual(
    table.codes.map(({constant, code}) => ({name: constant, value: String(code)})),
  );
});

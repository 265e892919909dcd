import {
  benchmark,
  codes as ownCodes,
  constants as ownConstants,
  messages,
  timers,
} from '@site/e2e/ownersList';

/*
 * What the tables must hold, typed a second time: a row that is lost or reworded is noticed.
 */

/** A message of the owner as a row has it. */
interface OwnMessage {
  situation: string;
  /** `null` where it keeps the code of its cause. */
  code: number | null;
  message: string;
  constant?: string;
}

/** Those of the owner's that are rows: what is only a sample of one names no situation. */
export const ownMessages: readonly OwnMessage[] = messages.flatMap((entry) => {
  const [situation, message, constant] = entry.filter((part) => typeof part === 'string');
  if (typeof entry[0] !== 'string' || situation === undefined || message === undefined) return [];
  const code = entry.find((part) => typeof part === 'number') ?? null;
  return [{situation, code, message, ...(constant !== undefined && {constant})}];
});

export const EXAMPLES: readonly [code: number | null, message: string][] = [
  [400, 'limit must be between 0 and 100'],
  [400, 'name must be at least 1 characters'],
  [400, 'custom_code must be even'],
  [400, 'invalid id'],
];

export const FRAMEWORK: readonly [code: number | null, message: string][] = [
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

export const DOCUMENTED_CODES = ownCodes[0];
export const FURTHER_CODES = [206, 409];

/** As `Benchmark, simple success, result type`. */
const benchmarkConstants = benchmark.flatMap(([label, resultType, exceptions]) => {
  const name = `Benchmark, ${String(label).replace(/^./, (letter) => letter.toLowerCase())}`;
  return [
    [`${name}, result type`, resultType],
    [`${name}, exceptions`, exceptions],
  ];
});

export const TIMERS = [
  ...timers.flat(),
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

export const ROUTES = [
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

export const VARIABLES = [
  ...['DRIVER', 'HOST', 'PORT', 'USER', 'PASSWORD', 'NAME'].map((name) => `DB_${name}`),
  ...['HOST', 'PORT', 'PASSWORD', 'DB', 'TIMEOUT'].map((name) => `REDIS_${name}`),
  ...['ENCRYPTION_MANAGER_KEY', 'JWT_MANAGER_KEY', 'LOGGER_APP_NAME', 'LOGGER_DIR', 'MAILER_DSN', 'APP_ROOT'],
  ...['app.name', 'app.version', 'app.mode', 'db.configurators.system'],
];

export const CONSTANTS = [...ownConstants, ...benchmarkConstants];

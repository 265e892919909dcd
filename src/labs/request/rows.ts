// Read by the build too, which knows no `@site`.
import type {ErrorRow} from '../../tables/docsData';

/** A row of the catalogue of errors, as far as it is read here. */
export type Row = Pick<ErrorRow, 'id' | 'code' | 'message' | 'raisedBy' | 'form'>;

/** Who raises the errors of a middleware, as the catalogue says it. */
export const RAISED_BY = {
  CheckHeader: 'Header check middleware of GET /welcome',
  AuthClient: 'Token query middleware of GET /tokenInfo',
  RequireBearerToken: 'Bearer token middleware',
  RateLimitMiddleware: 'RateLimitMiddleware',
} as const;

/** Errors of a handler: those that a use case meets first. */
export const HANDLER_ROWS: readonly string[] = [
  'missing-required-field',
  'no-fields-to-update',
  'user-missing-sample',
  'database-connection-failed',
  'unknown-error',
];

/** What the kernel makes of an exception. */
export const KERNEL_ROW = 'router-not-registered';

const RAISERS: readonly string[] = Object.values(RAISED_BY);

/** What a walk needs of the catalogue. */
export const rowsOf = (catalogue: readonly Row[]): Row[] =>
  catalogue
    .filter((row) => RAISERS.includes(row.raisedBy) || HANDLER_ROWS.includes(row.id) || row.id === KERNEL_ROW)
    .map(({id, code, message, raisedBy, form}) => ({id, code, message, raisedBy, form}));

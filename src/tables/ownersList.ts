/** Texts that belong together: one page has all of them. Numbers are separate words there. */
export type Entry = readonly (string | number)[];

/*
 * What the owner wants a reader to find. Typed independently, so that it does not come from the tables or pages that it checks.
 */

export const messages: readonly Entry[] = [
  [
    'Registration, email already used',
    409,
    'A client with the same email already exists. If it was you, log in to access your account.',
    'ERROR_EMAIL_EXISTS',
  ],
  ['Registration, any failure', 'Registration failed: {reason}', 'ERROR_REGISTRATION_FAILED'],
  ['Login, email not found', 404, 'Invalid credentials'],
  ['Login, wrong password', 403, 'Invalid credentials'],
  ['Login, any failure', 'Authorization failed'],
  [404, 'Authorization failed: Account not found.'],
  ['Verification, token missing', 400, 'Verify token lost.'],
  ['Verification, token expired', 401, 'Verification token expired.'],
  ['Verification, code mismatch', 401, 'Mismatch of verification codes.'],
  ['Verification, any failure', 'Verify failed: {reason}'],
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

export const siteTexts: readonly Entry[] = [
  ['Syntax error in text'],
  ['Maximum text size in diagram exceeded'],
  ['Render error: '],
  ['No such shape'],
  ['Diagrams beginning with ---'],
];

export const codes: readonly Entry[] = [
  [200, 201, 202, 204, 400, 401, 403, 404, 405, 422, 429, 500, 501, 502, 503, 504],
  [504, 'HTTP_GATEWAY_TIMEOUT'],
];

export const constants: readonly Entry[] = [
  ['Displayed version label', '0.0.1x'],
  ['Framework version in docs', '1.0.0'],
  ['Tenant model version', '1.1.7'],
  ['Tenant schema prefix', 'tenant_'],
  ['Tenant uid length', 32],
  ['Route group rate limit (sample)', 1000],
  ['Login token lifetime', '3600 s'],
  ['Registration auth token lifetime', '86400 s'],
  ['Verify token lifetime', '1800 s'],
  ['Verification code range', '100000 to 999999'],
  ['Validator limit and offset', '1 to 1000'],
  ['Example id length', '3 to 64'],
  ['Diagram max text size', '50000 characters'],
  ['Heading scroll offset', '70 px'],
  ['Modal close animation', '400 ms'],
  ['Success codes', '200, 201, 202'],
  ['Default ensure error code', 400],
  ['Registration sample total time', '84 ms'],
];

export const timers: readonly Entry[] = [
  ...['total', 'validation', 'repo_unit', 'hash_request', 'hash_verify', 'jwt_gen'].map((step) => [
    `auth.${step}`,
  ]),
  ...['total', 'validation', 'repo_unit', 'email_check', 'uid_gen', 'hash', 'jwt_gen'].map((step) => [
    `reg.${step}`,
  ]),
  ...['verify_code_gen', 'verify_code_encrypt', 'verify_code_send'].map((step) => [`reg.${step}`]),
];

/** Case, milliseconds with the result type, milliseconds with exceptions. */
export const benchmark: readonly Entry[] = [
  ['Simple success', '7.692', '0.908'],
  ['Simple error', '5.351', '11.760'],
  ['Chain of 5', '80.672', '27.347'],
  ['Chain of 50', '375.518', '94.414'],
];

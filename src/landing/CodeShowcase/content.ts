import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'code',
  title: 'One use case, seen three ways',
  lead: 'The code that runs, the response it gives, and the calls in between. None of it is pseudo-code: these are complete files, with imports, constants and error handling.',
  link: {to: 'architecture/logic-layer/use-cases', label: 'How use cases work'},
  faultAt: '82%',
};

export const hint = 'Choose a step, a line of code or a timer to highlight that moment in all three views.';

/**
 * The only line of a source that contains a text, with what is in the bracket that it opens; or from that line to the first, at or
 * below it, that contains a second text.
 */
export type Stretch = string | readonly [from: string, to: string];

/** One step of a use case, and where it shows in the three panels. */
export interface Step {
  /** Two to four words. */
  label: string;
  /**
   * The outcome in the run that the response shows: the step failed, or ran because of a failure. By default it passed, or was
   * skipped after the failure.
   */
  outcome?: 'failed' | 'caught';
  /** Its lines in the PHP source. The timer that they name leads to its lines in the response. */
  source: readonly Stretch[];
  /** The text of its message in the sequence diagram. */
  message: string;
}

export interface Example {
  /** Used in the address and in the names of its response and diagram in samples/. */
  id: string;
  /** The name of its tab. */
  label: string;
  /** What the source does, in one sentence. */
  summary: string;
  /** The path of the source in an application, which is the title of its block in the page. */
  file: string;
  /** The page of the docs that explains it, below their folder. */
  page: string;
  /** The run that the response shows, in one sentence. */
  run: string;
  steps: readonly Step[];
}

export const examples: readonly [Example, ...Example[]] = [
  {
    id: 'auth',
    label: 'Auth',
    summary: 'Checks an email and a password and returns a token for one hour.',
    file: 'src/UseCases/Auth/LoginByEmail.php',
    page: 'guides/protect-routes.md',
    run: 'A login with an unknown email.',
    steps: [
      {label: 'validate', source: ['->timed(self::TIMER_VALIDATION'], message: 'validate(body)'},
      {label: 'get repository', source: ['->then(fn () => $this->timed('], message: 'factory, tenants'},
      {
        label: 'find the account',
        outcome: 'failed',
        source: ['->then(fn (TenantsRepository $tenants)', ['private function findTenant', ');']],
        message: 'uid and hash by email',
      },
      {label: 'check the password', source: ['->ensure('], message: 'password_verify'},
      {
        label: 'issue a token',
        source: ['AUTH_TOKEN_TTL = 3600', ['// tap runs', '            ))']],
        message: 'encode(uid, 3600)',
      },
      {label: 'answer', source: ['->then(function (string $token)'], message: 'auth.token'},
      {
        label: 'report the failure',
        outcome: 'caught',
        source: ['ERROR_AUTH_FAILED =', ['->catch(', '));']],
        message: '404 Authorization failed',
      },
    ],
  },
  {
    id: 'registration',
    label: 'Registration',
    summary: 'Creates a tenant, mails a code and returns two tokens.',
    file: 'src/UseCases/Auth/RegisterByEmail.php',
    page: 'guides/register-and-verify-a-tenant.md',
    run: 'A registration that succeeds. Tokens are shortened; verify_* times are examples.',
    steps: [
      {label: 'validate', source: ['->timed(self::TIMER_VALIDATION'], message: 'validate(body)'},
      {label: 'get repository', source: ['->then(fn () => $this->timed('], message: 'factory, tenants'},
      {
        label: 'check the email',
        source: [['->then(fn (TenantsRepository $tenants)', '                )'], '->ensure('],
        message: 'uid by email',
      },
      {label: 'generate a uid', source: ['$uid = $this->timed('], message: 'generate'},
      {label: 'hash the password', source: ['$hash = $this->timed('], message: 'hash password'},
      {
        label: 'create the tenant',
        source: ['->then(fn () => $this->addTenant(', ['return $tenants->createTenant(', ');']],
        message: 'create tenant',
      },
      {
        label: 'issue auth token',
        source: [
          '->then(fn (string $uid) => $this->issueTokens(',
          ['private function issueTokens(', '            )'],
        ],
        message: 'encode(uid, 86400)',
      },
      {
        label: 'generate a code',
        source: [['VERIFY_CODE_MIN = 100000', 'VERIFY_CODE_MAX = 999999'], '$code = (string) $this->timed('],
        message: 'random code',
      },
      {
        label: 'encrypt the code',
        source: [['self::TIMER_CODE_ENCRYPT,', 'encrypt($code),']],
        message: 'encrypt(code)',
      },
      {label: 'mail the code', source: [['// The tenant exists', ');']], message: 'mail the plain code'},
      {
        label: 'issue verify token',
        source: ['VERIFY_TOKEN_TTL = 1800', 'return $this->jwt->encode('],
        message: 'encode(uid, encrypted code, 1800)',
      },
      {
        label: 'answer',
        source: ['->then(function (array $tokens)', '->withMetric('],
        message: 'auth.token, verify.token',
      },
    ],
  },
  {
    id: 'verification',
    label: 'Verification',
    summary: 'Checks the code from the mail and marks the tenant as verified.',
    file: 'src/UseCases/Auth/VerifyByCode.php',
    page: 'guides/register-and-verify-a-tenant.md',
    run: 'A verification that succeeds; its times are examples.',
    steps: [
      {
        label: 'require a token',
        source: [['return Result::Success($token)', '            )']],
        message: 'GET, token and code',
      },
      {
        label: 'validate the code',
        source: ['VERIFY_HEADER =', ['self::TIMER_VALIDATION,', '))']],
        message: 'validate(code)',
      },
      {
        label: 'decode the token',
        source: ['->then(fn () => $this->readClaims(', '->timed(self::TIMER_TOKEN_DECODE'],
        message: 'decode(token)',
      },
      {
        label: 'check the expiry',
        source: [['->then(fn (array $decoded)', '));']],
        message: 'checkExpiration(claims)',
      },
      {
        label: 'decrypt the code',
        source: ['->then(fn (array $claims) => $this->timed(', ['return $this->encryption->decrypt(', ');']],
        message: 'decrypt(code claim)',
      },
      {label: 'compare the codes', source: ['->ensure(fn (array $claims)'], message: 'compare codes'},
      {
        label: 'get repository',
        source: [['self::TIMER_REPO_UNIT,', '->tenants()),']],
        message: 'factory, tenants',
      },
      {
        label: 'set the status',
        source: [
          '->then(fn (array $claims) => $this->markVerified(',
          '->then(fn (TenantsRepository $tenants)',
        ],
        message: 'set status verified',
      },
      {
        label: 'answer',
        source: ['->then(function (array $changed)', '->withMetric('],
        message: '200, affected_rows',
      },
    ],
  },
  {
    id: 'bearer-token-middleware',
    label: 'Bearer token middleware',
    summary: 'Lets a request with a valid bearer token pass, and adds its uid.',
    file: 'src/Middlewares/RequireBearerToken.php',
    page: 'guides/protect-routes.md',
    run: 'A request whose token has expired.',
    steps: [
      {
        label: 'read the header',
        source: ['return $this->readToken(', ['private function readToken(', ');']],
        message: 'Authorization header',
      },
      {
        label: 'decode the token',
        outcome: 'failed',
        source: ['->then(fn (string $token) => $this->decode(', ['private function decode(', '));']],
        message: 'decode(token)',
      },
      {label: 'check the uid', source: ['$hasUid = fn', '->ensure($hasUid,'], message: 'uid is there'},
      {
        label: 'check the expiry',
        source: ['$isCurrent = fn', '->ensure($isCurrent,'],
        message: 'exp is not past',
      },
      {
        label: 'check the issue time',
        source: ['$isIssued = fn', '->ensure($isIssued,'],
        message: 'iat is not ahead',
      },
      {
        label: 'pass it on',
        source: ['->then(fn (array $claims) => Result::Success('],
        message: 'request with attribute uid',
      },
    ],
  },
];

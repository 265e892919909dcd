import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'code',
  title: 'One use case, seen three ways',
  lead: 'The code that runs, the response it gives, and the calls in between. None of it is pseudo-code: these are complete files, with imports, constants and error handling.',
  link: {to: 'architecture/logic-layer/use-cases', label: 'How use cases work'},
  faultAt: '82%',
};

export const hint = 'Choose a step, a line of code or a timer to highlight that moment in all three views.';

/** From the only line of a source that contains `from` to the first line, at or below it, that contains `to`. */
export interface Stretch {
  from: string;
  /** By default the stretch is one line. */
  to?: string;
}

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
      {
        label: 'validate',
        source: [{from: '->timed(self::TIMER_VALIDATION'}],
        message: 'validate(body)',
      },
      {
        label: 'get repository',
        source: [{from: '->then(fn () => $this->timed(', to: '            ))'}],
        message: 'factory, tenants',
      },
      {
        label: 'find the account',
        outcome: 'failed',
        source: [
          {from: '->then(fn (TenantsRepository $tenants)', to: '            ))'},
          {from: 'private function findTenant', to: ');'},
        ],
        message: 'uid and hash by email',
      },
      {
        label: 'check the password',
        source: [{from: '->ensure(', to: 'Result::HTTP_FORBIDDEN)'}],
        message: 'password_verify',
      },
      {
        label: 'issue a token',
        source: [{from: 'AUTH_TOKEN_TTL = 3600'}, {from: '// tap runs', to: '            ))'}],
        message: 'encode(uid, 3600)',
      },
      {
        label: 'answer',
        source: [{from: '->then(function (string $token)', to: '})'}],
        message: 'auth.token',
      },
      {
        label: 'report the failure',
        outcome: 'caught',
        source: [{from: 'ERROR_AUTH_FAILED ='}, {from: '->catch(', to: '));'}],
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
      {
        label: 'validate',
        source: [{from: '->timed(self::TIMER_VALIDATION'}],
        message: 'validate(body)',
      },
      {
        label: 'get repository',
        source: [{from: '->then(fn () => $this->timed(', to: '            ))'}],
        message: 'factory, tenants',
      },
      {
        label: 'check the email',
        source: [
          {from: '->then(fn (TenantsRepository $tenants)', to: '                )'},
          {from: '->ensure(', to: '                )'},
        ],
        message: 'uid by email',
      },
      {
        label: 'generate a uid',
        source: [{from: '$uid = $this->timed('}],
        message: 'generate',
      },
      {
        label: 'hash the password',
        source: [{from: '$hash = $this->timed(', to: ');'}],
        message: 'hash password',
      },
      {
        label: 'create the tenant',
        source: [
          {from: '->then(fn () => $this->addTenant('},
          {from: 'return $tenants->createTenant(', to: ');'},
        ],
        message: 'create tenant',
      },
      {
        label: 'issue auth token',
        source: [
          {from: '->then(fn (string $uid) => $this->issueTokens('},
          {from: 'private function issueTokens(', to: '            )'},
        ],
        message: 'encode(uid, 86400)',
      },
      {
        label: 'generate a code',
        source: [
          {from: 'VERIFY_CODE_MIN = 100000', to: 'VERIFY_CODE_MAX = 999999'},
          {from: '$code = (string) $this->timed(', to: ');'},
        ],
        message: 'random code',
      },
      {
        label: 'encrypt the code',
        source: [{from: 'self::TIMER_CODE_ENCRYPT,', to: 'encrypt($code),'}],
        message: 'encrypt(code)',
      },
      {
        label: 'mail the code',
        source: [{from: '// The tenant exists', to: ');'}],
        message: 'mail the plain code',
      },
      {
        label: 'issue verify token',
        source: [{from: 'VERIFY_TOKEN_TTL = 1800'}, {from: 'return $this->jwt->encode(', to: ');'}],
        message: 'encode(uid, encrypted code, 1800)',
      },
      {
        label: 'answer',
        source: [
          {from: '->then(function (array $tokens)', to: '})'},
          {from: '->withMetric(', to: '));'},
        ],
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
        source: [{from: 'return Result::Success($token)', to: '            )'}],
        message: 'GET, token and code',
      },
      {
        label: 'validate the code',
        source: [{from: 'VERIFY_HEADER ='}, {from: 'self::TIMER_VALIDATION,', to: '            ))'}],
        message: 'validate(code)',
      },
      {
        label: 'decode the token',
        source: [{from: '->then(fn () => $this->readClaims('}, {from: '->timed(self::TIMER_TOKEN_DECODE'}],
        message: 'decode(token)',
      },
      {
        label: 'check the expiry',
        source: [{from: '->then(fn (array $decoded)', to: '));'}],
        message: 'checkExpiration(claims)',
      },
      {
        label: 'decrypt the code',
        source: [
          {from: '->then(fn (array $claims) => $this->timed(', to: '            ))'},
          {from: 'return $this->encryption->decrypt(', to: ');'},
        ],
        message: 'decrypt(code claim)',
      },
      {
        label: 'compare the codes',
        source: [{from: '->ensure(fn (array $claims)', to: 'Result::HTTP_UNAUTHORIZED)'}],
        message: 'compare codes',
      },
      {
        label: 'get repository',
        source: [{from: 'self::TIMER_REPO_UNIT,', to: '->tenants()),'}],
        message: 'factory, tenants',
      },
      {
        label: 'set the status',
        source: [
          {from: '->then(fn (array $claims) => $this->markVerified('},
          {from: '->then(fn (TenantsRepository $tenants)', to: '));'},
        ],
        message: 'set status verified',
      },
      {
        label: 'answer',
        source: [
          {from: '->then(function (array $changed)', to: '})'},
          {from: '->withMetric(', to: '));'},
        ],
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
        source: [{from: 'return $this->readToken('}, {from: 'private function readToken(', to: ');'}],
        message: 'Authorization header',
      },
      {
        label: 'decode the token',
        outcome: 'failed',
        source: [
          {from: '->then(fn (string $token) => $this->decode('},
          {from: 'private function decode(', to: '));'},
        ],
        message: 'decode(token)',
      },
      {
        label: 'check the uid',
        source: [{from: '$hasUid = fn'}, {from: '->ensure($hasUid,'}],
        message: 'uid is there',
      },
      {
        label: 'check the expiry',
        source: [{from: '$isCurrent = fn'}, {from: '->ensure($isCurrent,'}],
        message: 'exp is not past',
      },
      {
        label: 'check the issue time',
        source: [{from: '$isIssued = fn'}, {from: '->ensure($isIssued,'}],
        message: 'iat is not ahead',
      },
      {
        label: 'pass it on',
        source: [{from: '->then(fn (array $claims) => Result::Success(', to: '));'}],
        message: 'request with attribute uid',
      },
    ],
  },
];

import type {Step} from '../example';

export const steps: readonly Step[] = [
  {
    label: 'validate',
    source: [{from: '->timed(self::TIMER_VALIDATION'}],
    timer: 'reg.validation',
    message: 'validate(body)',
  },
  {
    label: 'get repository',
    source: [{from: '->then(fn () => $this->timed(', to: '            ))'}],
    timer: 'reg.repo_unit',
    message: 'factory, tenants',
  },
  {
    label: 'check the email',
    source: [
      {from: '->then(fn (TenantsRepository $tenants)', to: '                )'},
      {from: '->ensure(', to: '                )'},
    ],
    timer: 'reg.email_check',
    message: 'uid by email',
  },
  {
    label: 'generate a uid',
    source: [{from: '$uid = $this->timed('}],
    timer: 'reg.uid_gen',
    message: 'generate',
  },
  {
    label: 'hash the password',
    source: [{from: '$hash = $this->timed(', to: ');'}],
    timer: 'reg.hash',
    message: 'hash password',
  },
  {
    label: 'create the tenant',
    source: [{from: '->then(fn () => $this->addTenant('}, {from: 'return $tenants->createTenant(', to: ');'}],
    message: 'create tenant',
  },
  {
    label: 'issue auth token',
    source: [
      {from: '->then(fn (string $uid) => $this->issueTokens('},
      {from: 'private function issueTokens(', to: '            )'},
    ],
    timer: 'reg.jwt_gen',
    message: 'encode(uid, 86400)',
  },
  {
    label: 'generate a code',
    source: [
      {from: 'VERIFY_CODE_MIN = 100000', to: 'VERIFY_CODE_MAX = 999999'},
      {from: '$code = (string) $this->timed(', to: ');'},
    ],
    timer: 'reg.verify_code_gen',
    message: 'random code',
  },
  {
    label: 'encrypt the code',
    source: [{from: '->timed(self::TIMER_CODE_ENCRYPT'}],
    timer: 'reg.verify_code_encrypt',
    message: 'encrypt(code)',
  },
  {
    label: 'mail the code',
    source: [{from: '// The tenant exists', to: ');'}],
    timer: 'reg.verify_code_send',
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
];

import type {Step} from '../example';

export const steps: readonly Step[] = [
  {
    label: 'require a token',
    source: [{from: 'return Result::Success($token)', to: '            )'}],
    message: 'GET, token and code',
  },
  {
    label: 'validate the code',
    source: [{from: 'VERIFY_HEADER ='}, {from: '->then(fn () => $this->timed(', to: '            ))'}],
    timer: 'verify.validation',
    message: 'validate(code)',
  },
  {
    label: 'decode the token',
    source: [{from: '->then(fn () => $this->readClaims('}, {from: '->timed(self::TIMER_TOKEN_DECODE'}],
    timer: 'verify.token_decode',
    message: 'decode(token)',
  },
  {
    label: 'check the expiry',
    source: [{from: '->then(fn (array $decoded)', to: '));'}],
    timer: 'verify.token_check_exp',
    message: 'checkExpiration(claims)',
  },
  {
    label: 'decrypt the code',
    source: [
      {from: '->then(fn (array $claims) => $this->timed(', to: '            ))'},
      {from: 'return $this->encryption->decrypt(', to: ');'},
    ],
    timer: 'verify.code_decode',
    message: 'decrypt(code claim)',
  },
  {
    label: 'compare the codes',
    source: [{from: '->ensure(fn (array $claims)', to: 'Result::HTTP_UNAUTHORIZED)'}],
    timer: 'verify.match_codes',
    message: 'compare codes',
  },
  {
    label: 'get repository',
    source: [{from: '->timed(self::TIMER_REPO_UNIT', to: '->tenants())'}],
    timer: 'verify.repo_unit',
    message: 'factory, tenants',
  },
  {
    label: 'set the status',
    source: [
      {from: '->then(fn (array $claims) => $this->markVerified('},
      {from: '->then(fn (TenantsRepository $tenants)', to: '));'},
    ],
    timer: 'verify.switch_verify_status',
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
];

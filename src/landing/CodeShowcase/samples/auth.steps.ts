import type {Step} from '../example';

export const steps: readonly Step[] = [
  {
    label: 'validate',
    source: [{from: '->timed(self::TIMER_VALIDATION'}],
    timer: 'auth.validation',
    message: 'validate(body)',
  },
  {
    label: 'get repository',
    source: [{from: '->then(fn () => $this->timed(', to: '            ))'}],
    timer: 'auth.repo_unit',
    message: 'factory, tenants',
  },
  {
    label: 'find the account',
    outcome: 'failed',
    source: [
      {from: '->then(fn (TenantsRepository $tenants)', to: '            ))'},
      {from: 'private function findTenant', to: ');'},
    ],
    timer: 'auth.hash_request',
    message: 'uid and hash by email',
  },
  {
    label: 'check the password',
    outcome: 'skipped',
    source: [{from: '->ensure(', to: 'Result::HTTP_FORBIDDEN)'}],
    message: 'password_verify',
  },
  {
    label: 'issue a token',
    outcome: 'skipped',
    source: [{from: 'AUTH_TOKEN_TTL = 3600'}, {from: '// tap runs', to: '            ))'}],
    timer: 'auth.jwt_gen',
    message: 'encode(uid, 3600)',
  },
  {
    label: 'answer',
    outcome: 'skipped',
    source: [{from: '->then(function (string $token)', to: '})'}],
    message: 'auth.token',
  },
  {
    label: 'report the failure',
    outcome: 'caught',
    source: [{from: 'ERROR_AUTH_FAILED ='}, {from: '->catch(', to: '));'}],
    message: '404 Authorization failed',
  },
];

import type {Step} from '../example';

export const steps: readonly Step[] = [
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
    outcome: 'skipped',
    source: [{from: '$hasUid = fn'}, {from: '->ensure($hasUid,'}],
    message: 'uid is there',
  },
  {
    label: 'check the expiry',
    outcome: 'skipped',
    source: [{from: '$isCurrent = fn'}, {from: '->ensure($isCurrent,'}],
    message: 'exp is not past',
  },
  {
    label: 'check the issue time',
    outcome: 'skipped',
    source: [{from: '$isIssued = fn'}, {from: '->ensure($isIssued,'}],
    message: 'iat is not ahead',
  },
  {
    label: 'pass it on',
    outcome: 'skipped',
    source: [{from: '->then(fn (array $claims) => Result::Success(', to: '));'}],
    message: 'request with attribute uid',
  },
];

import catalogue from '@site/docs/_data/errors.json';
import {encodeJson} from '@site/src/labs/model/json';
import {DEFAULT_FLAGS, Result} from '@site/src/labs/model/result';
import {walk, type HandlerAnswer, type MiddlewareAnswer} from '@site/src/labs/model/router';
import {IntUtils} from '@site/src/labs/model/utils';
import {dict} from '@site/src/labs/model/values';

export const legend = 'Break it at';

export const more = {to: 'architecture/routing#request-walk', label: 'Try the full walk'} as const;

export interface Layer {
  name: string;
  file: string;
  /** An excerpt of the first endpoint, as the documentation builds it. */
  code: readonly string[];
  /** The index of the line that fails. */
  failing: number;
}

export const layers: readonly Layer[] = [
  {
    name: 'Router',
    file: 'routes.php',
    code: ["->get('/clients', ListClients::class)", '    ->middleware(RequireBearerToken::class)'],
    failing: 0,
  },
  {
    name: 'Middleware',
    file: 'RequireBearerToken.php',
    code: [
      '$this->readToken($header)',
      '    ->then(fn ($token) => $this->decode($token))',
      "    ->ensure($isCurrent, 'Token expired', 401)",
    ],
    failing: 2,
  },
  {
    name: 'Use case',
    file: 'ListClients.php',
    code: [
      "IntUtils::checkRange($limit, 1, 100, 'limit')",
      '    ->then(fn () => $this->tenants->factory($uid))',
      '    ->then(fn ($factory) => $factory->clients())',
      '    ->then(fn ($clients) => $clients->page($limit))',
    ],
    failing: 0,
  },
  {
    name: 'Repository',
    file: 'ClientsRepository.php',
    code: [
      '$this->connector->createSchemaConnection($schema)',
      "$pdo->prepare('SELECT name FROM clients LIMIT ?')",
    ],
    failing: 0,
  },
];

interface Sent {
  label: string;
  /** The index of the layer at which the request fails; none where it succeeds. */
  failsAt?: number;
  path?: string;
  limit?: bigint;
  middleware?: MiddlewareAnswer;
  handler?: HandlerAnswer;
  /** The part of the request that is at fault. */
  wrong?: string;
  note: string;
}

/** A failure as the catalogue of errors has it. */
function failure(id: string): {kind: 'failure'; code: number; message: string} {
  const row = catalogue.find((error) => error.id === id);
  if (!row?.code) throw new Error(`the catalogue of errors has no ${id}`);
  return {kind: 'failure', code: row.code, message: row.message};
}

const TOKEN = 'eyJhbGciOi…';

const sent: readonly Sent[] = [
  {label: 'Nowhere', note: 'Every layer succeeds, and the rows are the response.'},
  {
    label: layers[0]?.name ?? '',
    failsAt: 0,
    path: '/client',
    wrong: '/client',
    note: 'No route has this path. Nothing after the router runs.',
  },
  {
    label: layers[1]?.name ?? '',
    failsAt: 1,
    middleware: failure('bearer-expired'),
    wrong: TOKEN,
    note: 'The token has expired. The use case never runs.',
  },
  {
    label: layers[2]?.name ?? '',
    failsAt: 2,
    limit: 500n,
    wrong: '500',
    note: 'The limit is out of range. No query is sent.',
  },
  {
    label: layers[3]?.name ?? '',
    failsAt: 3,
    handler: failure('database-connection-failed'),
    note: 'The database is down. Its failure is the response.',
  },
];

const routes = [
  {method: 'GET', path: '/clients', handler: 'ListClients', middlewares: ['RequireBearerToken']},
];

const ROWS = [dict({name: 'Harbour Ltd'})];

/** Sends a request through the model of the labs, which says what comes out. */
function run({label, failsAt, path = '/clients', limit = 20n, wrong, note, ...answers}: Sent) {
  const target = `${path}?limit=${limit}`;
  const {middleware = {kind: 'pass'}} = answers;
  const checked = IntUtils.checkRange(limit, 1n, 100n, 'limit');
  const handler: HandlerAnswer = answers.handler ?? {
    kind: 'value',
    value: checked.then(() => Result.Success(ROWS)),
  };
  const walked = walk(routes, {method: 'GET', target}, {RequireBearerToken: middleware}, handler);
  const {result} = walked;
  if (!result) throw new Error(`${label}: the request ends without a result`);
  return {
    label,
    failsAt,
    request: `GET ${target}\nAuthorization: Bearer ${TOKEN}`,
    wrong,
    note,
    walked,
    code: result.code,
    isSuccess: result.isSuccess(),
    response: encodeJson(result.envelope(), DEFAULT_FLAGS),
  };
}

export type Run = ReturnType<typeof run>;

export const runs: readonly Run[] = sent.map(run);

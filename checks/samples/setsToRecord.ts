import type {StopToRecord} from './runSteps';

export interface CaseToRecord {
  id: string;
  label: string;
  /** The number of the known issue that it shows. */
  issue?: string;
  /** The index of the file that it runs; by default the first one. */
  file?: number;
  /** For a handler: method and path, optionally with a body. */
  request?: string;
  body?: object;
  /** For the application: how many seconds the sent token is valid. */
  token?: number;
  /** How many times the same request is sent beforehand. */
  before?: number;
  env?: Readonly<Record<string, string>>;
  /** Whether the files of the page have replaced those of the application. */
  isOfPage?: boolean;
  /** What happened, in a sentence. */
  note?: string;
  /** The faulty part of the input. */
  wrong?: string;
  /** For code without a class: a line that replaces the first one that sets the same variable. */
  sets?: string;
}

/**
 * A block of the page: a file by its path, a file with some methods replaced by those of another block, or a chain that continues
 * with the code of another block and sets `$final`.
 */
export type Source = string | {path: string; replacedBy: string} | {block: string; after: string};

/** What `npm run record` writes into `docs/_data/runs/<name>.json`. */
export interface SetToRecord {
  name: string;
  title: string;
  /** The page with its code, below the folder of the docs. */
  page: string;
  files?: readonly Source[];
  /** The route of the handler; left out if the request names it. */
  route?: string;
  /** Whether its requests are sent to the application of `docs/_starter`, whose layers are its steps. */
  isApplication?: boolean;
  /** The layers that are shown. */
  stops?: readonly StopToRecord[];
  /** Whether its steps are the fields of a schema instead of the calls of a chain. */
  isSchema?: boolean;
  cases: readonly CaseToRecord[];
}

/** Cases with what they share; `but` has the fields in which the body of a case differs from the shared one. */
const like = (
  shared: Partial<CaseToRecord>,
  cases: readonly (CaseToRecord & {but?: object})[],
): CaseToRecord[] =>
  cases.map(({but, ...one}) => ({...shared, ...(but && {body: {...shared.body, ...but}}), ...one}));

const METHODS = 'basic-concepts/contract/methods';

const chain: SetToRecord = {
  name: 'chain',
  title: 'The chain, with another step failing in each run',
  page: `${METHODS}/index.md`,
  files: [
    {block: 'The chain', after: 'Steps that may fail'},
    {block: 'The same chain with map and merge', after: 'Steps that may fail'},
  ],
  cases: [
    {id: 'then-1-fails', label: 'then 1 fails and catch recovers: success 200', sets: "$fails = ['then 1'];"},
    {
      id: 'nothing-fails',
      label: 'Nothing fails, with map and merge: TypeError',
      issue: 'K-01',
      file: 1,
      sets: '$fails = [];',
    },
    {id: 'nothing-fails-then', label: 'Nothing fails, with then: success 200', sets: '$fails = [];'},
    {id: 'ensure-fails', label: 'ensure fails and catch recovers: success 200', sets: "$fails = ['ensure'];"},
    {
      id: 'postage-fails',
      label: 'The other result is a failure and catch recovers: success 200',
      sets: "$fails = ['postage'];",
    },
    {
      id: 'catch-fails',
      label: 'then 1 fails, and so does catch: failure 422',
      sets: "$fails = ['then 1', 'catch'];",
    },
    {id: 'then-2-fails', label: 'The last then fails: failure 422', sets: "$fails = ['then 2'];"},
  ],
};

const order = {sku: 'A-7', qty: 3};

const methods: readonly SetToRecord[] = [
  {
    name: 'then',
    title: 'then, when the user is found and when not',
    page: `${METHODS}/then.md`,
    files: ['src/UseCases/PlaceOrder.php'],
    route: '/users/{id}/orders',
    cases: like({body: order}, [
      {id: 'user-7', label: 'User 7 is found: success 201', request: 'POST /users/7/orders'},
      {id: 'user-42', label: 'User 42 is not found: failure 404', request: 'POST /users/42/orders'},
    ]),
  },
  {
    name: 'map',
    title: 'A summary with then, and with map',
    page: `${METHODS}/map.md`,
    files: [
      'src/UseCases/ShowCart.php',
      {path: 'src/UseCases/ShowCart.php', replacedBy: 'ShowCart::execute() with map'},
    ],
    route: '/carts/{id}',
    cases: like({request: 'GET /carts/12'}, [
      {id: 'cart-12-then', label: 'Cart 12: success 200'},
      {id: 'cart-99', label: 'Cart 99 does not exist: failure 404', request: 'GET /carts/99'},
      {id: 'cart-12', label: 'Cart 12 with map: TypeError, 500', issue: 'K-01', file: 1},
    ]),
  },
  {
    name: 'catch',
    title: 'catch, on a success and on a failure',
    page: `${METHODS}/catch.md`,
    files: ['src/UseCases/QueueOrder.php'],
    route: '/orders',
    cases: like({request: 'POST /orders'}, [
      {id: 'unreachable', label: 'The queue cannot be reached: failure 503, reworded', body: []},
      {id: 'accepted', label: 'The queue accepts the order: success 202', body: order},
    ]),
  },
  {
    name: 'tap',
    title: 'tap, on a success and on a failure',
    page: `${METHODS}/tap.md`,
    files: ['src/UseCases/CloseCart.php'],
    route: '/carts/{id}/close',
    cases: [
      {id: 'cart-12', label: 'Cart 12 can be closed: success 200', request: 'POST /carts/12/close'},
      {id: 'cart-13', label: 'Cart 13 is empty: failure 409', request: 'POST /carts/13/close'},
    ],
  },
  {
    name: 'ensure',
    title: 'ensure, when the rule holds and when not',
    page: `${METHODS}/ensure.md`,
    files: ['src/UseCases/OpenAccount.php'],
    route: '/accounts',
    cases: like({request: 'POST /accounts'}, [
      {id: 'age-36', label: 'Ada is 36: success 201', body: {name: 'Ada', age: 36}},
      {id: 'age-16', label: 'Tim is 16: failure 403', body: {name: 'Tim', age: 16}},
    ]),
  },
  {
    name: 'merge',
    title: 'Two results with then, and with merge',
    page: `${METHODS}/merge.md`,
    files: [
      'src/UseCases/ShowOrder.php',
      {path: 'src/UseCases/ShowOrder.php', replacedBy: 'ShowOrder::execute() with merge'},
    ],
    route: '/orders/{id}',
    cases: like({request: 'GET /orders/9'}, [
      {id: 'order-9-then', label: 'Order 9: success 200'},
      {id: 'order-10', label: 'Order 10 does not exist: failure 404', request: 'GET /orders/10'},
      {id: 'order-9', label: 'Order 9 with merge: TypeError, 500', issue: 'K-02', file: 1},
    ]),
  },
];

const VALIDATOR = 'modules/validator/schema-validator.md';

const profile = {
  username: 'ada_l',
  age: '25',
  role: 'user',
  contacts: [],
  custom_code: '42',
  is_active: 'FALSE',
  is_root: true,
};

const email = {type: 'email', value: 'ada@example.org'};
const fax = {type: 'fax', value: '555 0100'};

/** A profile in which every field is given, with the right type. */
const full = {age: 36, rating: 4.8, is_active: true, tags: ['maths'], contacts: [email], custom_code: 42};

const profiles: SetToRecord = {
  name: 'profile',
  title: 'A profile, field by field',
  page: VALIDATOR,
  files: [
    'src/UseCases/UpdateProfile.php',
    {path: 'src/UseCases/UpdateProfile.php', replacedBy: 'UpdateProfile::execute() for 1.0.0'},
    'src/Services/InputValidator.php',
  ],
  isSchema: true,
  cases: like({request: 'POST /profile', body: profile}, [
    {id: 'sample', label: 'Numbers as text, and a key too many: success'},
    {id: 'full', label: 'Every field is given: success', but: full},
    {id: 'no-username', label: 'No username: its own message', but: {username: undefined}},
    {id: 'username-ab', label: 'username is ab: too short', but: {username: 'ab'}, wrong: '"ab"'},
    {
      id: 'username-array',
      label: 'username is an array: TypeError, 500',
      issue: 'K-38',
      but: {username: ['ada_l']},
    },
    {
      id: 'username-array-tested',
      label: 'The same, with a test before: failure 400',
      file: 1,
      but: {username: ['ada_l']},
    },
    {id: 'age-17', label: 'age is 17: out of range', but: {age: 17}, wrong: '17'},
    {id: 'age-soon', label: 'age is soon: not an integer', but: {age: 'soon'}, wrong: '"soon"'},
    {id: 'rating-high', label: 'rating is high: not a float', but: {rating: 'high'}, wrong: '"high"'},
    {id: 'active-yes', label: 'is_active is yes: not a boolean', but: {is_active: 'yes'}, wrong: '"yes"'},
    {id: 'role-owner', label: 'role is owner: not one of the three', but: {role: 'owner'}, wrong: '"owner"'},
    {id: 'tags-text', label: 'tags is a text: not an array', but: {tags: 'maths'}, wrong: '"maths"'},
    {
      id: 'contact-fax',
      label: 'A contact of type fax: the message of the item',
      but: {contacts: [email, fax]},
      wrong: '"fax"',
    },
    {id: 'contact-text', label: 'A contact that is a text: not an object', but: {contacts: [email.value]}},
    {id: 'code-41', label: 'custom_code is 41: its callback refuses', but: {custom_code: 41}, wrong: '41'},
  ]),
};

const filters = {id: 'cl-7', status: 'active', items: [{id: 'it-1', name: 'Desk'}], limit: '20'};

const filtered: SetToRecord = {
  name: 'filters',
  title: 'A list with filters, field by field',
  page: VALIDATOR,
  files: ['src/UseCases/FindItems.php'],
  isSchema: true,
  cases: like({request: 'POST /items/search', body: filters}, [
    {id: 'sample', label: 'offset is left out: success'},
    {id: 'no-id', label: 'No id: its own message', but: {id: undefined}},
    {id: 'id-x', label: 'id is x: too short', but: {id: 'x'}, wrong: '"x"'},
    {
      id: 'status-paused',
      label: 'status is paused: not one of the two',
      but: {status: 'paused'},
      wrong: '"paused"',
    },
    {id: 'limit-1001', label: 'limit is 1001: out of range', but: {limit: 1001}, wrong: '1001'},
    {id: 'offset-0', label: 'offset is 0: out of range', but: {offset: 0}, wrong: '"offset": 0'},
  ]),
};

const HOUR = 3600;

const clients = 'GET /clients?limit=20';

const LIST = 'src/UseCases/Clients/ListClients.php';

const TOKEN = 'src/Middlewares/RequireBearerToken.php';

/** The figure of the landing page: a request that fails at each layer in turn. */
const hero: SetToRecord = {
  name: 'hero',
  title: 'A request on its way through the layers',
  page: 'first-endpoint.md',
  isApplication: true,
  stops: [
    {label: 'Router', shows: ['configs/routes.php', "->get('/clients'", 1]},
    {label: 'Middleware', calls: [TOKEN, ''], shows: [TOKEN, 'return $this->readToken(', 3]},
    {label: 'Use case', calls: [LIST, 'checkRange'], shows: [LIST, 'checkRange', 3]},
    {
      label: 'Repository',
      calls: [LIST, 'factory($uid)', 'getClients('],
      shows: ['src/Repositories/Tenant/ClientsRepository.php', '$this->pdo->prepare(', 2],
      showsFailed: ['src/Repositories/Tenant/RepositoriesRouter.php', '->createSchemaConnection(', 1],
    },
  ],
  cases: like({request: clients, token: HOUR}, [
    {id: 'nowhere', label: 'Nowhere', note: 'Every layer succeeds, and the rows are the response.'},
    {
      id: 'router',
      wrong: '/client',
      label: 'Router',
      note: 'No route has this path. Nothing after the router runs.',
      request: 'GET /client?limit=20',
    },
    {
      id: 'middleware',
      wrong: 'eyJhbGciOi…',
      label: 'Middleware',
      note: 'The token has expired. The use case never runs.',
      token: -60,
    },
    {
      id: 'use-case',
      wrong: '500',
      label: 'Use case',
      note: 'The limit is out of range. No query is sent.',
      request: 'GET /clients?limit=500',
    },
    {
      id: 'repository',
      label: 'Repository',
      note: 'The database is down. Its failure is the response.',
      env: {DB_PORT: '1'},
    },
  ]),
};

const client = 'GET /space/clients/77aa-01be-9f0c';

const requests: SetToRecord = {
  name: 'request',
  title: 'Requests on their way through router, middlewares and handler',
  page: 'architecture/routing/index.md',
  isApplication: true,
  cases: [
    {
      id: 'uid',
      label: 'A middleware adds the uid of the token, the handler returns 200',
      request: client,
      token: HOUR,
    },
    {id: 'handled', label: 'A route without middlewares: the handler returns 200', request: 'GET /status'},
    {
      id: 'not-found',
      wrong: '/clients/12/invoices',
      label: 'No route has the path: 404',
      request: 'GET /clients/12/invoices',
    },
    {
      id: 'wrong-method',
      wrong: 'DELETE',
      label: 'The path exists under another method: 404',
      request: 'DELETE /clients',
    },
    {
      id: 'trailing-slash',
      wrong: '/clients/',
      label: 'The path has a slash at its end: 404',
      request: 'GET /clients/',
    },
    {id: 'no-token', label: 'The bearer token is missing: a middleware returns 401', request: client},
    {
      id: 'limit',
      label: 'Call 1001 in an hour: the rate limiter returns 429',
      request: client,
      token: HOUR,
      before: 1000,
    },
    {
      id: 'overlap',
      label: 'Two routes match: the first one wins, 200',
      request: 'GET /clients/new',
      isOfPage: true,
    },
    {
      id: 'throws',
      label: 'The handler throws an exception: 500',
      request: 'GET /clients/export',
      isOfPage: true,
    },
  ],
};

export const setsToRecord: readonly SetToRecord[] = [hero, chain, ...methods, profiles, filtered, requests];

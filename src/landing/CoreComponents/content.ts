import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'components',
  title: 'Thirteen core components',
  lead: 'What a request passes through, and what must exist before it arrives.',
  link: {to: 'basic-concepts/from-the-inside/core-modules', label: 'Core and modules'},
  faultAt: '40%',
};

export interface Component {
  name: string;
  group: 'Databus' | 'HTTP' | 'Cache' | 'Database';
  body: string;
  to: string;
  /** When a request reaches it, if not always. */
  when?: string;
}

interface Stage {
  name: string;
  components: readonly Component[];
}

export const columns = {name: 'Component', group: 'Group', body: 'What it does'} as const;

/** A request passes through all but the last, which exists before one arrives. */
export const stages: readonly Stage[] = [
  {
    name: 'Comes in',
    components: [
      {
        name: 'Request',
        group: 'HTTP',
        body: 'Builds a PSR-7 request from PHP’s globals.',
        to: 'architecture/routing/request-object',
      },
      {
        name: 'Kernel',
        group: 'HTTP',
        body: 'Passes the request to the router and the result to an emitter.',
        to: 'architecture/entrypoint',
      },
    ],
  },
  {
    name: 'Finds its route',
    components: [
      {
        name: 'Router',
        group: 'HTTP',
        body: 'Finds the first route that matches, runs its middlewares, calls its handler.',
        to: 'architecture/routing',
      },
      {
        name: 'RoutesBox',
        group: 'HTTP',
        body: 'Holds the routes, in groups that share a prefix, middlewares and a limit.',
        to: 'architecture/routing/routes-configuration',
      },
      {
        name: 'RateLimiter',
        group: 'HTTP',
        body: 'Counts a client’s calls and returns 429 above the limit.',
        to: 'architecture/routing/rate-limiting',
        when: 'on routes with a limit',
      },
    ],
  },
  {
    name: 'Reads and writes',
    components: [
      {
        name: 'Repositories',
        group: 'Database',
        body: 'Hold your SQL, one method per operation, on a connection bound to one schema.',
        to: 'architecture/databases/repositories',
      },
      {
        name: 'PDO Bridge',
        group: 'Database',
        body: 'Opens connections to PostgreSQL or MySQL, for one schema or for administration.',
        to: 'architecture/databases/connection',
      },
      {
        name: 'RedisCache',
        group: 'Cache',
        body: 'Keeps values in Redis and returns results.',
        to: 'modules/cache',
        when: 'if you use the cache',
      },
    ],
  },
  {
    name: 'Goes out',
    components: [
      {
        name: 'ResultType',
        group: 'Databus',
        body: 'Takes a code, a result or message, and metadata from layer to layer.',
        to: 'basic-concepts/contract',
      },
      {
        name: 'ResponseEmitters',
        group: 'HTTP',
        body: 'Print the result: JSON in 1.0.0, or a format of your own.',
        to: 'architecture/entrypoint',
      },
    ],
  },
  {
    name: 'Before the first request',
    components: [
      {
        name: 'Models',
        group: 'Database',
        body: 'Describe a table field by field, with a version, and write its SQL for PostgreSQL.',
        to: 'architecture/databases/models',
      },
      {
        name: 'Configurators',
        group: 'Database',
        body: 'Create a schema and bring its models up to date; 1.0.0 needs two class aliases first.',
        to: 'architecture/databases/configurators',
      },
      {
        name: 'Migrations Dispatcher',
        group: 'Database',
        body: 'A second runner for one schema; in 1.0.0 it records versions without creating tables.',
        to: 'architecture/databases/configurators',
      },
    ],
  },
];

export const components: readonly Component[] = stages.flatMap((stage) => stage.components);

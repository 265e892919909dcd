import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'components',
  title: 'Thirteen core components',
  lead: 'What every request passes, what keeps the data, and what carries the answer back. Each row leads to its page.',
  link: {to: 'basic-concepts/from-the-inside/core-modules', label: 'Core and modules'},
  faultAt: '40%',
};

export interface Component {
  name: string;
  group: 'Databus' | 'HTTP' | 'Cache' | 'Database';
  body: string;
  to: string;
}

export const columns = {name: 'Component', group: 'Group', body: 'What it does'} as const;

export const components: readonly Component[] = [
  {
    name: 'ResultType',
    group: 'Databus',
    body: 'Carries state, code, result or message, and metadata between all layers, and chains one step to the next.',
    to: 'basic-concepts/contract',
  },
  {
    name: 'Kernel',
    group: 'HTTP',
    body: 'Takes the request in, has the router deal with it, and hands the result to an emitter.',
    to: 'architecture/entrypoint',
  },
  {
    name: 'Request',
    group: 'HTTP',
    body: 'Builds a PSR-7 server request from the globals of PHP.',
    to: 'architecture/routing/request-object',
  },
  {
    name: 'ResponseEmitters',
    group: 'HTTP',
    body: 'Print the result; as JSON in 1.0.0, whatever the client accepts, or through an emitter of yours.',
    to: 'architecture/entrypoint',
  },
  {
    name: 'Router',
    group: 'HTTP',
    body: 'Finds the first route that fits method and path, runs its middlewares and calls its handler.',
    to: 'architecture/routing',
  },
  {
    name: 'RoutesBox',
    group: 'HTTP',
    body: 'Holds the routes of the application, in groups that share a prefix, middlewares and a limit.',
    to: 'architecture/routing/routes-configuration',
  },
  {
    name: 'RateLimiter',
    group: 'HTTP',
    body: 'Counts the requests to a route with a limit, per client, and answers 429 when the limit is used up.',
    to: 'architecture/routing/rate-limiting',
  },
  {
    name: 'RedisCache',
    group: 'Cache',
    body: 'Keeps values in Redis behind the cache interface, and answers with results as everything does.',
    to: 'modules/cache',
  },
  {
    name: 'PDO Bridge',
    group: 'Database',
    body: 'Opens connections to PostgreSQL or MySQL: administrative ones, or bound to a schema.',
    to: 'architecture/databases/connection',
  },
  {
    name: 'Configurators',
    group: 'Database',
    body: 'Create a schema and bring its models up to date, for the system or a tenant; 1.0.0 needs two class aliases first.',
    to: 'architecture/databases/configurators',
  },
  {
    name: 'Migrations Dispatcher',
    group: 'Database',
    body: 'A second runner for the models of one schema; in 1.0.0 it notes versions without creating tables.',
    to: 'architecture/databases/configurators',
  },
  {
    name: 'Models',
    group: 'Database',
    body: 'Describe a table field by field, with a version and rules for its values, and write the SQL for PostgreSQL.',
    to: 'architecture/databases/models',
  },
  {
    name: 'Repositories',
    group: 'Database',
    body: 'Hold the SQL of an entity, a method per operation, on a connection that already knows its schema.',
    to: 'architecture/databases/repositories',
  },
];

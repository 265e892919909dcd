import {RoutesBox, type Route} from '../model/routes';

interface RouteFile {
  label: string;
  /** Where the file stands, below the version. */
  page: string;
  routes: readonly Route[];
}

/** The file of docs/architecture/routing/routes-configuration.md. */
const sample = new RoutesBox()
  .get('/plans', 'ListPlans')
  .get('/plans/{plan_id}', 'ShowPlan')
  .get('/welcome', 'Welcome')
  .middleware('CheckHeader')
  .get('/tokenInfo', 'ShowTokenInfo')
  .middleware('AuthClient')
  .get('/verification', 'VerifyByCode')
  .get('/clients/{client_id}/invoices', 'ListInvoices')
  .middleware(['CheckAuth', 'CheckPlanRights'])
  .post('/clients/{client_id}/invoices/{invoice_id}/update', 'UpdateInvoice')
  .group('/account', (box) =>
    box
      .middleware('CheckAuth')
      .get('/sessions', 'ListSessions')
      .post('/sessions/{session_id}/delete', 'DeleteSession')
      .post('/sessions/{session_id}/edit', 'EditSession'),
  )
  .group('/space', (box) =>
    box
      .limit(1000)
      .middleware(['RequireBearerToken', 'CheckVerified'])
      .post('/clients', 'CreateClient')
      .middleware('ParseJsonBody')
      .patch('/clients/{uid}', 'UpdateClient')
      .middleware('ParseJsonBody')
      .delete('/clients/{uid}', 'DeleteClient')
      .get('/clients/{uid}', 'ShowClient'),
  );

/** The file of docs/architecture/routing/rate-limiting.md. */
const limited = new RoutesBox().group('/space', (box) =>
  box
    .limit(1000)
    .middleware(['RateLimitMiddleware', 'RequireBearerToken', 'CheckVerified'])
    .post('/clients', 'CreateClient')
    .middleware('ParseJsonBody')
    .get('/clients/{uid}', 'ShowClient'),
);

/** The file of docs/architecture/routing/index.md. */
const overlap = new RoutesBox().get('/clients/new', 'ClientDefaults').get('/clients/{uid}', 'ShowMatch');

const swapped = new RoutesBox().get('/clients/{uid}', 'ShowMatch').get('/clients/new', 'ClientDefaults');

const ROUTING = 'architecture/routing';

export const ROUTE_FILES = {
  sample: {
    label: 'The sample API',
    page: `${ROUTING}/routes-configuration#the-routes-of-the-sample-api`,
    routes: sample.getRoutes(),
  },
  limited: {
    label: 'A group with a rate limiter',
    page: `${ROUTING}/rate-limiting#set-it-up`,
    routes: limited.getRoutes(),
  },
  overlap: {
    label: 'Two that overlap, the fixed path first',
    page: `${ROUTING}#order-shown`,
    routes: overlap.getRoutes(),
  },
  swapped: {
    label: 'The same two, the placeholder first',
    page: `${ROUTING}#order-shown`,
    routes: swapped.getRoutes(),
  },
} as const satisfies Record<string, RouteFile>;

export type RouteFileName = keyof typeof ROUTE_FILES;

import type {Route} from '../model/router';
import type {ClassName} from './middlewares';

interface RouteFile {
  label: string;
  /** Where the file stands, below the version. */
  page: string;
  routes: readonly Route[];
}

const route = (method: string, path: string, handler: string, ...middlewares: ClassName[]): Route => ({
  method,
  path,
  handler,
  middlewares,
});

/** What the group /space asks for. */
const TENANT = ['RequireBearerToken', 'CheckVerified'] as const;

/** The file of docs/architecture/routing/routes-configuration.md. */
const sample = [
  route('GET', '/plans', 'ListPlans'),
  route('GET', '/plans/{plan_id}', 'ShowPlan'),
  route('GET', '/welcome', 'Welcome', 'CheckHeader'),
  route('GET', '/tokenInfo', 'ShowTokenInfo', 'AuthClient'),
  route('GET', '/verification', 'VerifyByCode'),
  route('GET', '/clients/{client_id}/invoices', 'ListInvoices', 'CheckAuth', 'CheckPlanRights'),
  route('POST', '/clients/{client_id}/invoices/{invoice_id}/update', 'UpdateInvoice'),
  route('GET', '/account/sessions', 'ListSessions', 'CheckAuth'),
  route('POST', '/account/sessions/{session_id}/delete', 'DeleteSession', 'CheckAuth'),
  route('POST', '/account/sessions/{session_id}/edit', 'EditSession', 'CheckAuth'),
  route('POST', '/space/clients', 'CreateClient', ...TENANT, 'ParseJsonBody'),
  route('PATCH', '/space/clients/{uid}', 'UpdateClient', ...TENANT, 'ParseJsonBody'),
  route('DELETE', '/space/clients/{uid}', 'DeleteClient', ...TENANT),
  route('GET', '/space/clients/{uid}', 'ShowClient', ...TENANT),
];

/** The file of docs/architecture/routing/rate-limiting.md. */
const limited = [
  route('POST', '/space/clients', 'CreateClient', 'RateLimitMiddleware', ...TENANT, 'ParseJsonBody'),
  route('GET', '/space/clients/{uid}', 'ShowClient', 'RateLimitMiddleware', ...TENANT),
];

/** The file of docs/architecture/routing/index.md. */
const overlap = [route('GET', '/clients/new', 'ClientDefaults'), route('GET', '/clients/{uid}', 'ShowMatch')];

const ROUTING = 'architecture/routing';

export const ROUTE_FILES = {
  sample: {
    label: 'The sample API',
    page: `${ROUTING}/routes-configuration#the-routes-of-the-sample-api`,
    routes: sample,
  },
  limited: {
    label: 'A group with a rate limiter',
    page: `${ROUTING}/rate-limiting#set-it-up`,
    routes: limited,
  },
  overlap: {
    label: 'Two that overlap, the fixed path first',
    page: `${ROUTING}#order-shown`,
    routes: overlap,
  },
  swapped: {
    label: 'The same two, the placeholder first',
    page: `${ROUTING}#order-shown`,
    routes: [...overlap].reverse(),
  },
} as const satisfies Record<string, RouteFile>;

export type RouteFileName = keyof typeof ROUTE_FILES;

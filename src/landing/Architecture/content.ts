import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'architecture',
  title: 'Four layers, and any of them may answer',
  lead: 'While every layer succeeds, a request stays on one track. The first failure is the answer, and nothing after it runs.',
  link: {to: 'architecture', label: 'Follow a request'},
  faultAt: '22%',
};

export interface Layer {
  title: string;
  body: string;
  /** A line of code or of a response that shows it. */
  proof: string;
  to: string;
}

export const layers: readonly Layer[] = [
  {
    title: 'Router layer',
    body: 'Method and path are matched against compiled routes, placeholders included. The first match wins, and an unknown path ends here with 404.',
    proof: 'GET /space/clients/{uid}',
    to: 'architecture/routing',
  },
  {
    title: 'Middlewares',
    body: 'Checks run in order before the handler, and the first that fails ends the request. One that succeeds may hand on a changed request.',
    proof: '400 accept language header not allowed',
    to: 'architecture/routing/middlewares',
  },
  {
    title: 'Use case',
    body: 'One class per action, with what it needs in its constructor. It answers with a result, so use cases can be put together.',
    proof: 'execute($request): ResultType',
    to: 'architecture/logic-layer/use-cases',
  },
  {
    title: 'Repositories layer',
    body: 'Each operation on an entity is a method around SQL that you wrote. A repositories router decides which schema its connection points at.',
    proof: 'getTenantUidByEmail($email)',
    to: 'architecture/databases/repositories',
  },
];

export const labels = {
  start: 'request',
  success: 'ok: true',
  failure: 'ok: false',
  /** In two lines where there is no room for one. */
  answer: ['the first failure', 'is the answer'],
} as const;

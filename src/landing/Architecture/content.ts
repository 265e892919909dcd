import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'architecture',
  title: 'Four layers, and any of them may end a request',
  lead: 'While every layer succeeds, a request stays on one track. The first failure becomes the response, and nothing after it runs.',
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
    body: 'Compares method and path with compiled routes, placeholders included. The first match wins; an unknown path ends here with 404.',
    proof: 'GET /space/clients/{uid}',
    to: 'architecture/routing',
  },
  {
    title: 'Middlewares',
    body: 'Run in order before the handler. The first failure ends the request; a success may change it.',
    proof: '400 accept language header not allowed',
    to: 'architecture/routing/middlewares',
  },
  {
    title: 'Use case',
    body: 'One class per action, with its dependencies in the constructor. It returns a result, so use cases can be chained.',
    proof: 'execute($request): ResultType',
    to: 'architecture/logic-layer/use-cases',
  },
  {
    title: 'Repositories layer',
    body: 'One method per operation, with SQL that you wrote. A repositories router chooses the schema of the connection.',
    proof: 'getTenantUidByEmail($email)',
    to: 'architecture/databases/repositories',
  },
];

export const failure = 'ok: false, the first failure is the response';

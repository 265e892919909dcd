import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {endWait, waitForConnection} from '@site/src/utils/awaitedPage';
import {isReachable} from '@site/src/utils/connection';

type Route = (typeof routes)[number];

/** Counts the navigations: a page that is asked for later takes the place of one that is waited for. */
let turn = 0;
/** Whether the reader has asked for a page, and not only pointed at a link. The first one is asked for, too. */
let isAsked = true;
let isFirst = true;

const never = new Promise<never>(() => undefined);

let isLeaving = false;

/** By a new request, which a build that has come meanwhile answers with its own page; once, or it could go on for ever. */
function loadAnew(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isLeaving || entry?.type === 'reload') return;
  isLeaving = true;
  window.location.reload();
}

/** Docusaurus loads a page anew whose code does not come. Without a connection that would take away the one that there is. */
async function hold(error: unknown): Promise<never> {
  const own = turn;
  while (!(await isReachable())) {
    if (own !== turn) break;
    await waitForConnection();
  }
  if (own !== turn) return never;
  endWait();
  // Nobody but this file catches what goes wrong with the first page.
  if (isFirst) loadAnew();
  throw error;
}

/** As react-loadable makes it; its types know of no promise. */
interface Loadable {
  preload: () => Promise<unknown>;
}

function guard({component, routes: inner}: Route): void {
  const loadable = component as unknown as Loadable;
  const preload = loadable.preload.bind(loadable);
  // An error is kept with the component, and is there again when that is asked for again.
  loadable.preload = () => preload().catch((error: unknown) => (isAsked ? hold(error) : undefined));
  (inner as Route[] | undefined)?.forEach(guard);
}

if (ExecutionEnvironment.canUseDOM) routes.forEach(guard);

const clientModule: ClientModule = {
  onRouteUpdate() {
    turn += 1;
    isAsked = true;
    endWait();
  },
  onRouteDidUpdate() {
    isAsked = false;
    isFirst = false;
  },
};

export default clientModule;

import type {ReactNode} from 'react';
import {Disclosure} from '../controls';
import type {Route} from '../model/router';
import {reasonOf} from './reason';
import type {WalkReport} from './stops';
import styles from './styles.module.css';

interface ListProps {
  label: string;
  routes: readonly Route[];
  /** Why each is not the one; of those that were not tried, nothing is known. */
  reason?: (route: Route) => string | undefined;
}

function RouteList({label, routes, reason}: ListProps): ReactNode {
  return (
    <ol className={styles.routes} aria-label={label}>
      {routes.map((route, index) => {
        const words = reason?.(route);
        return (
          <li key={index} data-match={(reason && words === undefined) || undefined}>
            <code>{`${route.method} ${route.path}`}</code>
            {reason && <span>{words ?? 'matches'}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface Props {
  report: WalkReport;
  method: string;
}

/** The routes in the order in which they are tried, and why each is not the one. */
export default function RoutesTried({report: {routes, walk, path}, method}: Props): ReactNode {
  const tried = routes.slice(0, walk.tried.length);
  const others = routes.slice(tried.length);
  return (
    <>
      <RouteList
        label="Routes that are tried"
        routes={tried}
        reason={(route) => reasonOf(route, method, path)}
      />
      {others.length > 0 && (
        <Disclosure
          title={`${others.length === 1 ? '1 more route is' : `${others.length} more routes are`} not tried`}>
          <RouteList label="Routes that are not tried" routes={others} />
        </Disclosure>
      )}
    </>
  );
}

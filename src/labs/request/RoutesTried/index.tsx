import type {ReactNode} from 'react';
import type {Route} from '@site/src/labs/model/routes';
import {reasonOf} from '../reason';
import type {Told} from '../stops';
import styles from './styles.module.css';

interface Props {
  told: Told;
  method: string;
}

const written = ({method, path}: Route) => `${method} ${path}`;

/** The routes in the order in which they are tried, and why each is not the one. */
export default function RoutesTried({told: {routes, walk, path}, method}: Props): ReactNode {
  const {tried, route: match} = walk;
  const others = routes.slice(tried.length);
  return (
    <>
      <ol className={styles.routes} aria-label="Routes that are tried">
        {routes.slice(0, tried.length).map((route, index) => {
          const isMatch = match !== undefined && index === tried.length - 1;
          return (
            <li key={index} className={styles.route} data-tried="" data-match={isMatch || undefined}>
              <code>{written(route)}</code>
              <span className={styles.reason}>{isMatch ? 'matches' : reasonOf(route, method, path)}</span>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {others.length === 1 ? '1 more route is' : `${others.length} more routes are`} not tried
          </summary>
          <ol className={styles.routes} aria-label="Routes that are not tried">
            {others.map((route, index) => (
              <li key={index} className={styles.route}>
                <code>{written(route)}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

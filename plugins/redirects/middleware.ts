import type {IncomingMessage, ServerResponse} from 'node:http';
import {withoutSlash} from '../../config/address';
import type {Redirect} from '../../config/redirects';

type Next = () => void;

/** Answers 307 where an address leads on, with its query; the browser keeps the fragment by itself. */
export function redirectMiddleware(redirects: readonly Redirect[]) {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const target = targets.get(withoutSlash(pathname) || '/');
    if (target === undefined) {
      next();
      return;
    }
    response.writeHead(307, {location: target + search});
    response.end();
  };
}

import type {IncomingMessage, ServerResponse} from 'node:http';
import {follow, withoutSlash} from '../../config/address';
import type {Redirect} from './redirects';

type Next = () => void;

/**
 * Answers 307 where an address leads on: never for good, which a browser would remember while the file is edited.
 * `redirects` is asked at each request. A fragment of the request is not sent; the browser keeps it by itself where the
 * target has none.
 */
export function redirectMiddleware(redirects: () => readonly Redirect[]) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const path = withoutSlash(pathname);
    const redirect = redirects().find(({from}) => from === path);
    if (redirect === undefined) {
      next();
      return;
    }
    const target = follow(redirect.to, {search, hash: ''});
    response.writeHead(307, {location: target.pathname + target.search + target.hash});
    response.end();
  };
}

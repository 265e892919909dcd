import type {IncomingMessage, ServerResponse} from 'node:http';
import {follow, withoutSlash} from '../../config/address';
import type {Redirect} from './redirects';

type Next = () => void;

/**
 * Answers 307 in development: a browser would remember a permanent redirect while the file is edited. A browser does not
 * send the fragment of a request, and keeps it by itself if the target has none.
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

import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {escaped} from '../../checks/lib/pattern';
import {follow, partsOf} from '../../config/address';

interface Redirect {
  /** A path in which `:name` stands for one part. */
  source: string;
  /** The same names stand for the same parts. */
  destination: string;
  permanent?: boolean;
}

/** What this server knows of vercel.json. */
export interface Hosting {
  redirects?: readonly Redirect[];
  /** The source is an expression for the whole path. */
  headers?: readonly {source: string; headers: readonly {key: string; value: string}[]}[];
}

/**
 * Where a path leads on to, if anywhere: by the first redirect that fits, or to its clean form, which has neither a slash at the end
 * nor an ending.
 */
export function redirectOf(
  address: string,
  redirects: readonly Redirect[],
): {to: string; status: number} | undefined {
  for (const {source, destination, permanent} of redirects) {
    const pattern = escaped(source).replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}/?$`).exec(address);
    if (match) {
      const to = destination.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
      return {to, status: permanent ? 308 : 307};
    }
  }
  // Also at the start: what follows two slashes would be read as the name of a host.
  const single = address.replace(/\/{2,}/g, '/');
  const clean = single.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  return clean === address ? undefined : {to: clean, status: 308};
}

/** Serves a folder as a host does that reads vercel.json. */
export function siteHandler(folder: string, {redirects = [], headers = []}: Hosting) {
  const rules = headers.map(({source, headers: fields}) => ({pattern: new RegExp(`^${source}$`), fields}));
  const notFound = readFileSync(path.join(folder, '404.html'));
  const setFields = (response: ServerResponse, address: string) => {
    for (const {pattern, fields} of rules)
      if (pattern.test(address)) for (const {key, value} of fields) response.setHeader(key, value);
  };
  const files = sirv(folder, {
    // Looks at the disk for every file: the build may be made anew while it is served.
    dev: true,
    etag: true,
    // Compressed files, where there are any beside the others.
    gzip: true,
    extensions: ['html'],
    onNoMatch({url = '/'}, response) {
      setFields(response, url.split('?')[0] ?? url);
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(notFound);
    },
    setHeaders(response, address) {
      const isHashed = address.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // sirv takes an archive for the compressed form of another file.
      if (address.endsWith('.gz')) {
        response.setHeader('content-encoding', 'identity');
        response.setHeader('content-type', 'application/gzip');
      }
      setFields(response, address);
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const {pathname: address, search} = partsOf(request.url ?? '/');
    const redirect = redirectOf(address, redirects);
    if (!redirect) {
      files(request, response);
      return;
    }
    setFields(response, address);
    const location = Object.values(follow(redirect.to, {search, hash: ''})).join('');
    response.writeHead(redirect.status, {location});
    response.end();
  };
}

import {readFileSync} from 'node:fs';
import sirv from 'sirv';

/**
 * @typedef {object} Redirect
 * @property {string} source a path in which `:name` stands for one part
 * @property {string} destination the same names stand for the same parts
 * @property {boolean} [permanent]
 */

/**
 * @typedef {object} HeaderRule
 * @property {string} source an expression for the whole path
 * @property {{key: string, value: string}[]} headers
 */

/**
 * @typedef {object} Hosting what this server knows of vercel.json
 * @property {Redirect[]} [redirects]
 * @property {HeaderRule[]} [headers]
 */

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Handler */

/**
 * Where a path leads on to, if anywhere: by the first redirect that fits, or to its clean form, which has neither
 * a slash at the end nor an ending.
 * @param {string} path
 * @param {readonly Redirect[]} redirects
 * @returns {{to: string, status: number} | undefined}
 */
export function redirectOf(path, redirects) {
  for (const {source, destination, permanent} of redirects) {
    const pattern = source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (match) {
      const to = destination.replace(/:(\w+)/g, (_, name) => match.groups?.[name] ?? '');
      return {to, status: permanent ? 308 : 307};
    }
  }
  // Also at the start: what follows two slashes would be read as the name of a host.
  const single = path.replace(/\/{2,}/g, '/');
  const clean = single.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
  return clean === path ? undefined : {to: clean, status: 308};
}

/**
 * A target and the query of the request, which stands before a fragment of the target. The fragment of a request is not
 * sent; the browser keeps it where the target has none.
 * @param {string} to
 * @param {string | undefined} query without its question mark
 */
export function withQuery(to, query) {
  const [target = '', fragment] = to.split(/(?=#)/, 2);
  const asked = query === undefined ? '' : `${target.includes('?') ? '&' : '?'}${query}`;
  return target + asked + (fragment ?? '');
}

/**
 * Serves a folder of the build.
 * @param {string} folder
 * @param {Hosting} hosting
 * @returns {Handler}
 */
export function siteHandler(folder, {redirects = [], headers = []}) {
  const rules = headers.map(({source, headers: fields}) => ({pattern: new RegExp(`^${source}$`), fields}));
  const notFound = readFileSync(`${folder}/404.html`);
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {string} path
   */
  const setFields = (response, path) => {
    for (const {pattern, fields} of rules)
      if (pattern.test(path)) for (const {key, value} of fields) response.setHeader(key, value);
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
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      setFields(response, path);
    },
  });
  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const redirect = redirectOf(path, redirects);
    if (!redirect) {
      files(request, response);
      return;
    }
    setFields(response, path);
    response.writeHead(redirect.status, {location: withQuery(redirect.to, query)});
    response.end();
  };
}

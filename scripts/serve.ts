import {existsSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import handler from 'serve-handler';
import {partsOf} from '../config/address';
import {readHosting, rewrite} from '../src/redirects/redirects';
import {listen, portOf, ROOT, runCommand, UserError} from '../config/command';

const SERVE = 'npm run serve';

const IMMUTABLE = {
  source: '/assets/**',
  headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
};

/** The package refuses an address that no file can have, but hosts show the 404 page. */
const UNREADABLE = /%(?![\da-f]{2})|[^/]{256}/i;

/** Serves the build of a project like a host that reads vercel.json, with that host's own package. */
export function siteHandler(root: string): RequestListener {
  const {redirects, headers} = readHosting(root);
  const config = {
    public: path.join(root, 'build'),
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
    headers: [
      IMMUTABLE,
      // The package needs globs, but vercel.json has regular expressions.
      ...headers.map(({source, headers: fields}) => ({
        source: source.replace('(.*)', '**/*').replaceAll('\\', ''),
        headers: [...fields],
      })),
    ],
  };
  return (request, response) => {
    const {pathname, search} = partsOf(request.url ?? '/');
    for (const {source, destination, permanent} of redirects) {
      const to = rewrite(pathname, source, destination);
      if (to === undefined) continue;
      response.writeHead(permanent ? 308 : 307, {location: to + search}).end();
      return;
    }
    if (UNREADABLE.test(pathname)) request.url = '/nowhere';
    void handler(request, response, config);
  };
}

/** Serves the build as a host would: clean addresses, redirects, headers, the 404 page. */
runCommand(__filename, async (args) => {
  const {values} = parseArgs({args, options: {port: {type: 'string', short: 'p', default: '3000'}}});
  const port = portOf(values.port, SERVE);
  if (!existsSync(path.join(ROOT, 'build/index.html')))
    throw new UserError('There is no build to serve: run `npm run build` first.');
  await listen(createServer(siteHandler(ROOT)), port, SERVE);
  console.log(`The built site is at http://localhost:${port}. Press Ctrl-C to stop.`);
  return 0;
});

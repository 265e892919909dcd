import type {RequestListener} from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import {partsOf} from '../../config/address';
import {readHosting, rewrite} from '../../src/redirects/redirects';

const IMMUTABLE = {
  source: '/assets/**',
  headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
};

/** Whether the package can look for a file: file systems allow names of up to 255 bytes. */
function canBeFile(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname)
      .split('/')
      .every((name) => Buffer.byteLength(name) < 256);
  } catch {
    return false;
  }
}

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
    // The package refuses such an address, but hosts show the 404 page.
    if (!canBeFile(pathname)) request.url = '/nowhere';
    void handler(request, response, config);
  };
}

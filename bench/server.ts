import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo} from 'node:net';
import type {Certificate} from './certificate';
import {sentFiles} from './files';
import {Link} from './link';

/** Files whose names change with what is in them. */
const HASHED = /^\/(assets|_astro|_next\/static)\//;

/** Headers for the paths that an expression fits, as vercel.json has them. */
export interface HeaderRule {
  source: string;
  headers: {key: string; value: string}[];
}

export interface Server {
  origin: string;
  link: Link;
  close: () => void;
}

/** Names of headers that stand for themselves, whatever the rules say. */
const OWN = new Set(['content-type']);

/**
 * Serves a folder as a good host would, to this machine alone: HTTP/2, Brotli at its best, hashed files for ever and the others
 * for ten minutes. The link can be made slow. That of a browser cannot, for pages that are made ready before they are asked for.
 */
export async function serve(folder: string, certificate: Certificate, rules: HeaderRule[]): Promise<Server> {
  const fileAt = sentFiles(folder);
  const link = new Link();
  const patterns = rules.map(({source, headers}) => ({pattern: new RegExp(`^${source}$`), headers}));

  function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const [pathname = '/'] = request.url.split('?');
    const file = fileAt(pathname);
    const sent = file ?? fileAt('/404.html');
    for (const {pattern, headers} of patterns)
      if (pattern.test(pathname))
        for (const {key, value} of headers) if (!OWN.has(key.toLowerCase())) response.setHeader(key, value);
    response.setHeader(
      'cache-control',
      `public, max-age=${HASHED.test(pathname) ? '31536000, immutable' : '600'}`,
    );
    if (sent) {
      response.setHeader('content-type', sent.type);
      response.setHeader('etag', sent.tag);
      if (sent.encoding) response.setHeader('content-encoding', sent.encoding);
    }
    const isKnown = sent !== undefined && request.headers['if-none-match'] === sent.tag;
    response.statusCode = isKnown ? 304 : file ? 200 : 404;
    const body = isKnown || !sent ? Buffer.alloc(0) : sent.body;
    // A reader who has gone on leaves a response that nobody takes.
    response.on('error', () => undefined);
    link.send(response, body).catch(() => undefined);
  }

  const server = createSecureServer({key: certificate.key, cert: certificate.cert}, answer);
  const sessions = new Set<{destroy: () => void}>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    link,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

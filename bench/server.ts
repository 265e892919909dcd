import {readFileSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {memoize} from '../src/shared/memoize';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files that are already compressed, including those of Pagefind, which have their own types. */
const COMPRESSED = /\.(png|webp|woff2|pagefind|pf_\w+)$/;

/** Files whose names change with their content. */
const HASHED = /^\/(assets|_astro)\//;

const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The file that a host serves for a path, if any: the file itself, a page by that name, or the index of a folder. */
function findFile(folder: string, pathname: string): string | undefined {
  const base = path.join(folder, path.normalize(`/${decodeURIComponent(pathname)}`));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(isFile);
}

/** Lighthouse's mobile network, as it applies it to requests: 150 ms and 1.6 Mbit/s, plus protocol overhead. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 1_474_560 / 8 / 1000;

/** In bytes: how much is sent over the link at a time. The next response never waits longer than this takes. */
const SLICE_BYTES = 1460;

export interface Server {
  origin: string;
  /** Whether everything goes over one slow link. A browser's own throttling does not apply to prefetching. */
  isSlow: boolean;
  close: () => void;
}

/** Serves a folder as a good host would: best Brotli; hashed files are cached for a year, others for ten minutes. */
export async function serve(folder: string): Promise<Server> {
  let isFreeAt = 0;
  const fileAt = memoize((pathname): {file: string; body: Buffer; isBrotli: boolean} | undefined => {
    const file = findFile(folder, pathname);
    if (file === undefined) return undefined;
    const isBrotli = !COMPRESSED.test(file);
    const body = readFileSync(file);
    return {file, body: isBrotli ? brotliCompressSync(body) : body, isBrotli};
  });

  async function send(response: ServerResponse, body: Buffer): Promise<void> {
    if (!server.isSlow) {
      response.end(body);
      return;
    }
    await wait(LATENCY_MS);
    for (let at = 0; at < body.length && !response.destroyed; at += SLICE_BYTES) {
      const slice = body.subarray(at, at + SLICE_BYTES);
      const now = performance.now();
      isFreeAt = Math.max(isFreeAt, now) + slice.length / BYTES_PER_MS;
      await wait(isFreeAt - now);
      response.write(slice);
    }
    response.end();
  }

  const host = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const found = fileAt(pathname);
    const sent = found ?? fileAt('/404.html');
    response.statusCode = found ? 200 : 404;
    response.setHeader(
      'cache-control',
      `public, max-age=${HASHED.test(pathname) ? '31536000, immutable' : '600'}`,
    );
    response.setHeader('content-type', TYPES[path.extname(sent?.file ?? '')] ?? 'application/octet-stream');
    if (sent?.isBrotli) response.setHeader('content-encoding', 'br');
    // The reader may have left the page before the response ends.
    response.on('error', () => undefined);
    send(response, sent?.body ?? Buffer.alloc(0)).catch(() => undefined);
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const server = {
    origin: `http://localhost:${(host.address() as AddressInfo).port}`,
    isSlow: false,
    close: () => {
      host.close();
      host.closeAllConnections();
    },
  };
  return server;
}

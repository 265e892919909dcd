import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {memoize} from '../src/shared/memoize';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Already compressed, as are the files of Pagefind, which have types of their own. */
const COMPRESSED = /\.(png|webp|woff2|pagefind|pf_\w+)$/;

interface Sent {
  type: string;
  tag: string;
  body: Buffer;
  encoding?: 'br';
}

const isFile = (file: string) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The file that a host answers a path with, if any: itself, a page by that name, or the index of a folder. */
export function findFile(folder: string, pathname: string): string | undefined {
  const base = path.join(folder, path.normalize(`/${decodeURIComponent(pathname)}`));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(isFile);
}

function compress(body: Buffer): Buffer {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length};
  return brotliCompressSync(body, {params});
}

/** The files of a folder, each read and compressed once. */
export const sentFiles = (folder: string) =>
  memoize((pathname): Sent | undefined => {
    const file = findFile(folder, pathname);
    if (file === undefined) return undefined;
    const body = readFileSync(file);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    return COMPRESSED.test(file) ? {type, tag, body} : {type, tag, body: compress(body), encoding: 'br'};
  });

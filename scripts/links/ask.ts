import {setTimeout as sleep} from 'node:timers/promises';
import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface Answer {
  url: string;
  verdict: 'answers' | 'moved' | 'broken';
  /** What is wrong. */
  reason?: string;
  /** Where it has moved to for good. */
  to?: string;
}

export interface Limits {
  timeoutMs: number;
  /** How many hosts are asked at a time; of one host, one address at a time. */
  hosts: number;
  /** How often an address is asked that fails, or asks to wait. */
  tries: number;
  /** Between two tries, where the host does not say. */
  pauseMs: number;
  /** A host that asks for more is not waited for. */
  longestWaitMs: number;
  userAgent: string;
  wait: (milliseconds: number) => Promise<unknown>;
}

export const limits: Limits = {
  timeoutMs: 20_000,
  hosts: 8,
  tries: 3,
  pauseMs: 3000,
  longestWaitMs: 60_000,
  userAgent: 'rift-documentation-links',
  wait: (milliseconds) => sleep(milliseconds),
};

const MAX_REDIRECTS = 10;

const PERMANENT = new Set([301, 308]);

/** A server that is too busy, or that counts requests. */
const BUSY = new Set([429, 503]);

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'breaks the connection off',
  UND_ERR_SOCKET: 'breaks the connection off',
  ENOTFOUND: 'has no such host',
  EAI_AGAIN: 'has no such host',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
};

/** Nobody is there; asking again soon finds nobody either. */
const FINAL = new Set(['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED']);

class Failure extends Error {
  constructor(
    reason: string,
    /** How long to wait before asking again; undefined when that is in vain. */
    readonly waitMs?: number,
  ) {
    super(reason);
  }
}

interface Page {
  /** The address after the permanent redirects that it begins with. */
  moved: string | undefined;
  /** Names of places in it, where they can be known. */
  places: Set<string> | undefined;
}

/** Seconds or a date, as HTTP has it. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function failureOf(error: unknown, {timeoutMs, pauseMs}: Limits): Failure {
  if (error instanceof Failure) return error;
  const {name, cause} = error as Error & {cause?: {code?: string; message?: string}};
  if (name === 'TimeoutError') return new Failure(`does not answer in ${timeoutMs / 1000} s`, pauseMs);
  const code = cause?.code ?? '';
  const reason = REASONS[code] ?? `cannot be asked (${code || cause?.message || String(error)})`;
  return new Failure(reason, FINAL.has(code) ? undefined : pauseMs);
}

/** Names that a fragment can lead to. GitHub puts its own word before those of a text that it shows. */
export function placesIn(html: string): Set<string> {
  const places = new Set<string>();
  visit(unified().use(rehypeParse).parse(html), 'element', ({properties}: Element) => {
    for (const name of [properties.id, properties.name]) {
      if (typeof name !== 'string') continue;
      places.add(name).add(name.replace(/^user-content-/, ''));
    }
  });
  return places;
}

/** The end of a chain of redirects. */
async function follow(url: string, method: 'HEAD' | 'GET', {timeoutMs, userAgent}: Limits) {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = {'user-agent': userAgent, accept: 'text/html,*/*;q=0.8'};
  let moved: string | undefined;
  let isPermanent = true;
  let at = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(at, {method, headers, signal, redirect: 'manual'});
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return {response, moved};
    await response.body?.cancel();
    if (!URL.canParse(location, at)) throw new Failure(`redirects to "${location}", which is no address`);
    at = new URL(location, at).href;
    isPermanent &&= PERMANENT.has(response.status);
    if (isPermanent) moved = at;
  }
  throw new Failure(`redirects more than ${MAX_REDIRECTS} times`);
}

/** One try. Some servers know no HEAD, or answer it otherwise than GET, so only a good answer to it counts. */
async function load(url: string, needsText: boolean, options: Limits): Promise<Page> {
  for (const method of needsText ? (['GET'] as const) : (['HEAD', 'GET'] as const)) {
    const {response, moved} = await follow(url, method, options);
    const {status, ok, headers} = response;
    if (ok) {
      const isHtml = /\bhtml\b/.test(headers.get('content-type') ?? '');
      if (needsText && isHtml) return {moved, places: placesIn(await response.text())};
      await response.body?.cancel();
      return {moved, places: undefined};
    }
    await response.body?.cancel();
    if (BUSY.has(status)) {
      const waitMs = retryAfterMs(headers.get('retry-after'), Date.now()) ?? options.pauseMs;
      if (waitMs <= options.longestWaitMs) throw new Failure(`answers ${status}`, waitMs);
      throw new Failure(`answers ${status} and asks to wait for ${Math.round(waitMs / 1000)} s`);
    }
    if (method === 'GET') throw new Failure(`answers ${status}`, status >= 500 ? options.pauseMs : undefined);
  }
  throw new Error('GET comes last and returns or throws');
}

async function loadPatiently(url: string, needsText: boolean, options: Limits): Promise<Page | Failure> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load(url, needsText, options);
    } catch (error) {
      const failure = failureOf(error, options);
      if (failure.waitMs === undefined || tries >= options.tries) return failure;
      await options.wait(failure.waitMs);
    }
  }
}

const withoutHash = (url: string) => url.replace(/#.*$/s, '');

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The place that a fragment names; none where a script of the page reads it: routes, lines of code, marked text. */
function placeOf(url: string): string | undefined {
  const fragment = decode(new URL(url).hash.slice(1));
  return fragment === '' || fragment === 'top' || /^[/!]|^:~:|^L\d+/.test(fragment) ? undefined : fragment;
}

function answerOf(url: string, page: Page | Failure): Answer {
  if (page instanceof Failure) return {url, verdict: 'broken', reason: page.message};
  const place = placeOf(url);
  if (place !== undefined && page.places && !page.places.has(place)) {
    return {url, verdict: 'broken', reason: `has no place #${place}`};
  }
  if (page.moved === undefined) return {url, verdict: 'answers'};
  const {hash} = new URL(url);
  return {url, verdict: 'moved', to: new URL(page.moved).hash ? page.moved : page.moved + hash};
}

/** The keys of a list with what it holds for each. */
function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * Asks for every address, and for a page with several fragments once.
 * @param tell gets each answer as it comes
 */
export async function ask(
  urls: readonly string[],
  options: Limits,
  tell: (answer: Answer) => void = () => undefined,
): Promise<Answer[]> {
  const answers = new Map<string, Answer>();
  const waiting = [...groupBy(urls, (url) => new URL(url).host).values()];
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const [pageUrl, same] of groupBy(host, withoutHash)) {
        const page = await loadPatiently(
          pageUrl,
          same.some((url) => placeOf(url) !== undefined),
          options,
        );
        for (const url of same) {
          const answer = answerOf(url, page);
          answers.set(url, answer);
          tell(answer);
        }
      }
    }
  };
  await Promise.all(Array.from({length: options.hosts}, work));
  return urls.flatMap((url) => answers.get(url) ?? []);
}

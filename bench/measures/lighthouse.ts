import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {BrowserProgram} from '../browser';

export interface Lighthouse {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Report {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
  runtimeError?: {message: string};
}

/**
 * The figures of a report.
 *
 * @throws when one is missing: what was not measured is not nought
 */
export function readReport({categories, audits, runtimeError}: Report): Lighthouse {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const given = (value: number | null | undefined, name: string) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse has no figure for ${name}`);
    return value;
  };
  const score = (name: string) => Math.round(given(categories[name]?.score, name) * 100);
  const figure = (name: string) => given(audits[name]?.numericValue, name);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

/** Where Lighthouse is, and what runs it. */
export interface Program {
  folder: string;
  node: string;
}

/** Reports are some megabytes of JSON. */
const LARGEST_REPORT = 64e6;
const LIMIT_MS = 180_000;

/** Lighthouse as it comes: a phone, on a network that is computed. In a process of its own, for it may need another Node. */
export async function lighthouse(
  url: string,
  {file, flags}: BrowserProgram,
  {folder, node}: Program,
): Promise<Lighthouse> {
  const chromeFlags = ['--headless=new', ...flags]
    .map((flag) => flag.replace(/=(.* .*)$/, '="$1"'))
    .join(' ');
  const script = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const ended = promisify(execFile)(node, [script, url, ...options, `--chrome-flags=${chromeFlags}`], {
    env: {...process.env, CHROME_PATH: file},
    maxBuffer: LARGEST_REPORT,
    timeout: LIMIT_MS,
  });
  // Its own words would name the places of this machine.
  const {stdout} = await ended.catch(({code, stderr}: {code: unknown; stderr: string}) => {
    console.error(stderr);
    throw new Error(`Lighthouse ended with status ${String(code)}`);
  });
  return readReport(JSON.parse(stdout) as Report);
}

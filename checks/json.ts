import {parseDocument} from 'yaml';
import type {CodeRow} from '../src/tables/docsData';
import type {Page} from './lib/page';
import {each} from './lib/rule';

/** The key of a member that represents the rest of a map, as in `"…": "5 more timers"`. */
export const REST = '…';

const KEYS = ['_meta', 'code', 'ok', 'payload'];
const META = ['debug', 'metrics'];
const STOPWATCH = ['summary', 'timings'];
const SUMMARY = ['peak_memory', 'total_time_ms'];
const TIMING = [
  'duration_human',
  'duration_ms',
  'memory_bytes',
  'memory_diff_bytes',
  'memory_diff_human',
  'memory_human',
];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty list may be a map, because PHP prints an empty array as a list. */
const isMap = (value: unknown) => isObject(value) || (Array.isArray(value) && value.length === 0);

function keyProblem(label: string, value: Json, wanted: readonly string[]): string[] {
  const lost = wanted.filter((key) => !(key in value));
  const strange = Object.keys(value).filter((key) => !wanted.includes(key));
  return [
    ...lost.map((key) => `${label} has no ${key}`),
    ...strange.map((key) => `${label} has ${key}, which is not part of it`),
  ];
}

const trimmed = (value: number) => String(Number(value.toFixed(2)));

/** A duration as StopwatchManager prints it. */
function durationOf(ms: number): string {
  if (ms < 1) return `${trimmed(ms * 1000)}μs`;
  return ms < 1000 ? `${trimmed(ms)}ms` : `${trimmed(ms / 1000)}s`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

function memoryOf(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, Math.abs(bytes))) / 10));
  return `${trimmed(bytes / 1024 ** power)} ${UNITS[power]}`;
}

/** Checks the timers within a measurement, their sums, and the two forms in which each value is printed. */
function stopwatchProblems(stopwatch: unknown): string[] {
  if (!isObject(stopwatch)) return ['stopwatch is not a map'];
  const wrong = keyProblem('stopwatch', stopwatch, STOPWATCH);
  const {timings, summary} = stopwatch;
  if (wrong.length > 0 || !isObject(timings) || !isObject(summary)) return wrong;
  wrong.push(...keyProblem('summary', summary, SUMMARY));
  const timers = Object.entries(timings).flatMap(([name, timing]): [string, Json][] => {
    if (name === REST) {
      if (!/^\d+ more timers?$/.test(String(timing)))
        wrong.push(`${REST} is ${JSON.stringify(timing)}: say how many are left out, as in "5 more timers"`);
      return [];
    }
    if (!isObject(timing)) {
      wrong.push(`${name} is not a map`);
      return [];
    }
    wrong.push(...keyProblem(name, timing, TIMING));
    return [[name, timing]];
  });
  const [first, ...others] = timers;
  if (wrong.length > 0 || first === undefined) return wrong.length > 0 ? wrong : ['timings has no timer'];

  const [totalName, total] = timers.find(([name]) => /(^|\.)total$/.test(name)) ?? first;
  const steps = (others.length > 0 ? timers : []).filter(([name]) => name !== totalName);
  const expect = (label: string, value: unknown, wanted: unknown) => {
    if (value !== wanted)
      wrong.push(`${label} is ${JSON.stringify(value)}; it must be ${JSON.stringify(wanted)}`);
  };
  for (const [name, timing] of timers) {
    const diff = Number(timing.memory_bytes) - Number(total.memory_bytes);
    expect(`duration_human of ${name}`, timing.duration_human, durationOf(Number(timing.duration_ms)));
    expect(`memory_diff_bytes of ${name}`, timing.memory_diff_bytes, diff);
    expect(`memory_human of ${name}`, timing.memory_human, memoryOf(Number(timing.memory_bytes)));
    expect(`memory_diff_human of ${name}`, timing.memory_diff_human, memoryOf(diff));
  }
  expect('total_time_ms', summary.total_time_ms, total.duration_ms);
  expect(
    'peak_memory',
    summary.peak_memory,
    Math.max(...timers.map(([, timing]) => Number(timing.memory_bytes))),
  );
  const sum = steps.reduce((all, [, timing]) => all + Number(timing.duration_ms), 0);
  if (sum > Number(total.duration_ms))
    wrong.push(
      `the steps take ${trimmed(sum)} ms, more than the ${trimmed(Number(total.duration_ms))} ms of ${totalName}`,
    );
  return wrong;
}

/** After the language of a block: output of the reader's own emitter or transformer, which may have any shape. */
const OWN_SHAPE = /\bown-shape\b/;

export function envelopesOf({code}: Page): {line: number; body: Json}[] {
  return code
    .filter(({language, meta}) => language === 'json' && !OWN_SHAPE.test(meta))
    .flatMap(({line, value}) => {
      try {
        const body: unknown = JSON.parse(value);
        return isObject(body) && ('ok' in body || '_meta' in body) ? [{line, body}] : [];
      } catch {
        return [];
      }
    });
}

function problemsOf(body: Json, codes: readonly CodeRow[]): string[] {
  const wrong = keyProblem('the envelope', body, KEYS);
  const {ok, code, payload, _meta: meta} = body;
  if ('ok' in body && typeof ok !== 'boolean') wrong.push('ok is not a boolean');
  const known = codes.find((row) => row.code === code);
  if ('code' in body && known === undefined)
    wrong.push(`code ${JSON.stringify(code)} is not one of the codes`);
  if (known && typeof ok === 'boolean' && known.success !== ok)
    wrong.push(`ok is ${ok}, and ${known.code} is ${known.success ? '' : 'not '}a code of a success`);
  if (ok === false && typeof payload !== 'string') wrong.push('the payload of a failure is not its message');
  if (!('_meta' in body)) return wrong;
  if (!isObject(meta)) return [...wrong, '_meta is not a map'];
  // Result::Failure makes its own meta, without metrics until one is set.
  const wanted = ok === false && !('metrics' in meta) ? ['debug'] : META;
  wrong.push(...keyProblem('_meta', meta, wanted));
  for (const key of META) if (key in meta && !isMap(meta[key])) wrong.push(`${key} is not a map`);
  if (isObject(meta.metrics) && 'stopwatch' in meta.metrics)
    wrong.push(...stopwatchProblems(meta.metrics.stopwatch));
  return wrong;
}

export const envelopes = each((page, {codes}) =>
  envelopesOf(page).flatMap(({line, body}) => problemsOf(body, codes).map((message) => ({line, message}))),
);

/** JSON must parse, and no map may have a key twice, because `JSON.parse` silently keeps only the last. */
export const jsonParses = each(({code}) =>
  code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) => {
      try {
        JSON.parse(value);
      } catch (error) {
        const {message} = error as Error;
        return [{line, message: `the JSON does not parse: ${message}; look for a comma after the last item`}];
      }
      // JSON is also YAML, and a YAML parser reports duplicate keys.
      return parseDocument(value).errors.map(({pos: [at]}) => ({
        line,
        message: `a map of the JSON has ${/^"(.*?)"/.exec(value.slice(at))?.[1]} twice: remove one`,
      }));
    }),
);

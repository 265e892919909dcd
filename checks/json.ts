import {parseDocument} from 'yaml';
import type {Page} from './lib/page';
import {each} from './lib/rule';

/** The key of a member that represents the rest of a map, as in `"…": "5 more timers"`. */
export const REST = '…';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The numbers of a timer, and how each is printed. */
interface Timing {
  duration_ms: number;
  duration_human: string;
  memory_bytes: number;
  memory_human: string;
  memory_diff_bytes: number;
  memory_diff_human: string;
}

interface Stopwatch {
  timings: Record<string, Timing | string>;
  summary: {total_time_ms: number; peak_memory: number};
}

function sumProblems({timings, summary}: Stopwatch): string[] {
  const timers = Object.entries(timings).filter((one): one is [string, Timing] => typeof one[1] !== 'string');
  const [totalName, total] = timers.find(([name]) => /(^|\.)total$/.test(name)) ?? timers[0] ?? [];
  if (total === undefined) return ['timings has no timer'];
  const wanted = timers.flatMap(([name, timing]): [label: string, value: unknown, wanted: unknown][] => {
    const diff = timing.memory_bytes - total.memory_bytes;
    return [
      [`duration_human of ${name}`, timing.duration_human, durationOf(timing.duration_ms)],
      [`memory_diff_bytes of ${name}`, timing.memory_diff_bytes, diff],
      [`memory_human of ${name}`, timing.memory_human, memoryOf(timing.memory_bytes)],
      [`memory_diff_human of ${name}`, timing.memory_diff_human, memoryOf(diff)],
    ];
  });
  const peak = Math.max(...timers.map(([, timing]) => timing.memory_bytes));
  wanted.push(['total_time_ms', summary.total_time_ms, total.duration_ms]);
  wanted.push(['peak_memory', summary.peak_memory, peak]);
  const sum = timers.reduce((all, [, timing]) => all + timing.duration_ms, 0) - total.duration_ms;
  const isTooLong = sum > total.duration_ms;
  return [
    ...wanted
      .filter(([, value, right]) => value !== right)
      .map(
        ([label, value, right]) =>
          `${label} is ${JSON.stringify(value)}; it must be ${JSON.stringify(right)}`,
      ),
    ...(isTooLong
      ? [`the steps take ${trimmed(sum)} ms, more than the ${total.duration_ms} ms of ${totalName}`]
      : []),
  ];
}

/** The sums of a stopwatch, and its two forms of each value, must agree: the run of the samples compares all but measured numbers. */
export const stopwatchSums = each((page) =>
  envelopesOf(page).flatMap(({line, body}) => {
    const {metrics} = (body._meta ?? {}) as {metrics?: {stopwatch?: Stopwatch}};
    return metrics?.stopwatch ? sumProblems(metrics.stopwatch).map((message) => ({line, message})) : [];
  }),
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

import {REST} from '../json';
import {escaped} from '../messages';

/** The uid of the samples' tenant, which is not random. */
export const TENANT_UID = 'ab12-cd34-ef56';

/** Values that differ from run to run, and are compared only by kind. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['token', /\beyJ[\w…-]+\.[\w…-]+\.[\w…-]+/g],
  ['password hash', /\$argon2id\$\S+/g],
  ['text of the driver', /(?<=SQLSTATE\[\w+\])[^]*/g],
  ['date', /\b\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?/g],
  ['random number', /\b[0-9a-f]{16,}\b/g],
  ['generated uid', new RegExp(`\\b(?!${TENANT_UID})[0-9a-f]{4}(-[0-9a-f]{4}){2}\\b`, 'g')],
  ['duration', /\b\d+(\.\d+)?(μs|ms|s)(?![\p{L}\d])/gu],
  ['memory', /-?\b\d+(\.\d+)? (B|KB|MB|GB)\b/g],
  // Of a limit's window; what is fixed is a few seconds.
  ['seconds left', /(?<="retry_after": )\d{3,}/g],
];

/** The keys of measured numbers. */
const MEASURED =
  /^(duration_ms|memory_bytes|memory_diff_bytes|total_time_ms|total_time|peak_memory|iat|exp|expires_at)$/;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKind = (text: string): string =>
  KINDS.reduce((all, [kind, pattern]) => all.replace(pattern, `<${kind}>`), text);

const DRIVER = /SQLSTATE|^ERROR:/;

/** An ellipsis on the page matches any text; the words below match any text of a driver. */
function isText(shown: string, came: string): boolean {
  if (shown === "the driver's own text" && DRIVER.test(came)) return true;
  const [one, other] = [byKind(shown), byKind(came)];
  if (!one.includes('…')) return one === other;
  const parts = one.split('…').map(escaped);
  return new RegExp(`^${parts.join('[^]*')}$`).test(other);
}

const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** The differences, with their places, between the data on the page and what came back. Texts of the driver may be ignored. */
export function dataDifferences(shown: unknown, came: unknown, at = '', isFree = false): string[] {
  if (Array.isArray(shown) && Array.isArray(came) && shown.length === came.length)
    return shown.flatMap((value, index) => dataDifferences(value, came[index], `${at}[${index}]`, isFree));
  if (isMap(shown) && isMap(came)) {
    const keys = Object.keys(shown).filter((key) => key !== REST);
    const others = Object.keys(came);
    const place = (key: string) => (at === '' ? key : `${at}.${key}`);
    const lost = keys.filter((key) => !(key in came));
    const strange = others.filter((key) => !(key in shown));
    const rest = shown[REST] === undefined ? undefined : Number.parseInt(String(shown[REST]), 10);
    const inOrder = keys.filter((key) => key in came).join() === others.filter((key) => key in shown).join();
    return [
      ...lost.map((key) => `${place(key)} is ${short(shown[key])} on the page and does not come back`),
      ...(rest === undefined
        ? strange.map((key) => `${place(key)} comes back as ${short(came[key])} and is not on the page`)
        : []),
      ...(rest === undefined || rest === strange.length
        ? []
        : [`${at} has ${strange.length} more members than the page shows, which says ${short(shown[REST])}`]),
      ...(inOrder ? [] : [`the keys ${at && `of ${at} `}come back in the order ${others.join(', ')}`]),
      ...keys
        .filter((key) => key in came)
        .flatMap((key) =>
          MEASURED.test(key) && typeof shown[key] === 'number' && typeof came[key] === 'number'
            ? []
            : dataDifferences(shown[key], came[key], place(key), isFree),
        ),
    ];
  }
  const isEqual =
    typeof shown === 'string' && typeof came === 'string'
      ? isText(shown, came) || (isFree && DRIVER.test(came.replace('Database error: ', '')))
      : JSON.stringify(shown) === JSON.stringify(came);
  return isEqual
    ? []
    : [`${at || 'the answer'} is ${short(shown)} on the page and comes back as ${short(came)}`];
}

const spaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An answer without the timers, for pages that say that they leave them out. */
function withoutTimers(answer: unknown): unknown {
  if (!isMap(answer) || !isMap(answer._meta) || !isMap(answer._meta.metrics)) return answer;
  const {stopwatch, ...others} = answer._meta.metrics;
  if (stopwatch === undefined) return answer;
  const metrics = Object.keys(others).length === 0 ? [] : others;
  return {...answer, _meta: {...answer._meta, metrics}};
}

/** The output of the last of several commands. */
function lastDocument(printed: string): string {
  const starts = [...printed.matchAll(/^[{["]/gm)].map(({index}) => index);
  return printed.slice(starts.at(-1) ?? 0);
}

/** The differences between an answer on the page and what came back. */
export function differences(language: string, meta: string, shown: string, came: string): string[] {
  if (language !== 'json') {
    const isSame = language === 'sql' ? spaces(shown) === spaces(came) : isText(shown.trim(), came.trim());
    return isSame ? [] : [`${short(came.trim())} came back`];
  }
  let answer: unknown;
  try {
    answer = JSON.parse(lastDocument(came));
  } catch {
    return [`no JSON came back but ${short(came)}`];
  }
  if (/\bwithout-timers\b/.test(meta)) {
    const strip = withoutTimers(answer);
    const page: unknown = JSON.parse(shown);
    // The order of the two maps depends on which was set first, which is unknown without the timers.
    return dataDifferences(sorted(page), sorted(strip));
  }
  return dataDifferences(JSON.parse(shown), answer, '', /the driver's texts? var/.test(meta));
}

const sorted = (value: unknown): unknown =>
  isMap(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;

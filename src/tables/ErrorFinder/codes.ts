import {LONG, type Span} from './patterns';

const NUMBER = /(?<![\d.,-])[1-5]\d\d(?![\d.,-]*\d)/g;
/** A line that says a code and nothing else: `[code] => 403`, `int(403)`. */
const CODE_LINE = /^\W*(?:(?:http|status|code|int)\W*){0,3}([1-5]\d\d)\W*$/i;
/** `HTTP/1.1 403 Forbidden` */
const STATUS = /^\W*(?:http\/[\d.]+|status(?: code)?)\W+([1-5]\d\d)\b/i;
const LONGEST_CODE_LINE = 80;
/** Lines on either side that may say the code. */
const NEAR = 3;

/** Up to three lines that end, or begin, where a message does, nearest first. */
function linesBefore(text: string, start: number): string[] {
  return text
    .slice(Math.max(0, start - LONG), start)
    .split('\n')
    .reverse()
    .slice(0, NEAR + 1);
}
const linesBehind = (text: string, end: number) => text.slice(end, end + LONG).split('\n', NEAR + 1);

function codeOfLine(line = ''): number | undefined {
  if (line.length > LONGEST_CODE_LINE) return undefined;
  const code = (CODE_LINE.exec(line) ?? STATUS.exec(line))?.[1];
  return code === undefined ? undefined : Number(code);
}

/** The codes in the lines of a message, then those in the lines beside it, then in the next ones. */
export function codesNear(text: string, {start, end}: Span): Set<number | undefined>[] {
  const before = linesBefore(text, start);
  const behind = linesBehind(text, end);
  const own = `${before[0]} ${text.slice(start, end)} ${behind[0]}`.matchAll(NUMBER);
  const near = [...Array(NEAR).keys()].map((index) => [before[index + 1], behind[index + 1]].map(codeOfLine));
  return [[...own].map(([number]) => Number(number)), ...near].map((codes) => new Set(codes));
}

const STATUS_LINE = /HTTP\/[\d.]+ ([1-5]\d\d)\b/g;

/** The code in the last status line of a text: that of the answer below it. */
export function statusIn(text: string): number | undefined {
  const code = [...text.matchAll(STATUS_LINE)].at(-1)?.[1];
  return code === undefined ? undefined : Number(code);
}

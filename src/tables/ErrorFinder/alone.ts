import {AROUND, type Span} from './patterns';

/** A message stands by itself: behind a sign, or the level, time or number of a log line, or the name of an exception. */
const SIGN = /^[\n\t:[\]"'`|=<>(){},]$/;
const MARK =
  /^(?:\w*error|\w*exception|warn(?:ing)?|info|notice|critical|alert|emergency|debug|fatal|[-–—#*]|[\d:.,TZ+/-]*\d[\w:.,+/-]*)$/i;
const CODE = /(?:^|[^\d.,-])[1-5]\d\d,$/;

export function beginsAlone(text: string, start: number): boolean {
  const end = text[start - 1] === ' ' ? start - 1 : start;
  const last = text[end - 1];
  if (last === undefined) return true;
  // A comma with a space behind it belongs to a sentence, unless it ends the code in a list.
  if (last === ',' && end !== start) return CODE.test(text.slice(Math.max(0, end - 5), end));
  if (SIGN.test(last)) return true;
  if (end === start) return false;
  let begin = end;
  while (begin > 0 && end - begin < AROUND && !/\s/.test(text[begin - 1] ?? '')) begin -= 1;
  return MARK.test(text.slice(begin, end));
}

const AFTER =
  /^[.!]?(?:\s*$|\s*[\n\t"'`|;<>{}()[\]]|,|:\s|\s[-–—#]|\s\d|\s\w+=|\s(?:in|at|on|for|from)\s\S*[/\\\d(])|^[.!]\s/;
/** Of words in two lines it is less sure that they belong together: `state: unknown⏎error: …`. */
const AFTER_BREAK = /^[.!]?(?:\s*$|\s*[\n\t"'`|;<>{}()[\]])|^[.!]\s/;

export function endsAlone(text: string, {start, end}: Span): boolean {
  const isBroken = text.slice(start, end).includes('\n');
  return (isBroken ? AFTER_BREAK : AFTER).test(text.slice(end, end + AROUND));
}

import {SourceError, TAGS} from './slips';
import {bodyOf, kindOf} from './source';

/** Lines that no text is drawn of. */
const STATEMENTS =
  /^\s*(?:style|classDef|linkStyle|cssClass|class\s+\S+\s+\S+$|click|callback|links?\b|properties|details|rect|autonumber|direction|dateFormat|axisFormat|tickInterval|excludes|includes|todayMarker|Update\w+|\w+@\{)/;

/** What a label may contain besides its text. */
const MARKUP = new RegExp(String.raw`<${TAGS}|\\n`, 'gi');

const QUOTED = /(?<!\$\w+=)"([^"]+)"/g;
const BRACKETED = /[[({|]([^[\](){}|"/\\]+)[\])}|]/g;
/** Words that a text follows. */
const LED =
  /^\s*(?:title|section|loop|alt|else|opt|par|and|critical|option|break|quadrant-[1-4])\b:?([^"]+)$/;

/** What another statement follows after a semicolon: its arrow and its text. */
const NEXT_MESSAGE = /;[^:;-]*-[^:;]*:/;

/** The texts of a line, as far as they can be told without the grammar of each kind. */
function textsIn(line: string, kind: string): string[] {
  const led = LED.exec(line)?.[1];
  if (led !== undefined) return [led];
  const quoted = [...line.matchAll(QUOTED)].map(([, text = '']) => text);
  if (quoted.length > 0) return quoted;
  if (/^(?:flowchart|graph|mindmap)/.test(kind))
    return [...line.matchAll(BRACKETED)].map(([, text = '']) => text);
  const [before = '', ...after] = line.split(':');
  if (/^timeline/.test(kind)) return [before, ...after];
  if (/^(?:gantt|journey)/.test(kind)) return after.length > 0 ? [before] : [];
  const isLabelled = /^(?:sequence|state|class|er)/.test(kind) && !line.includes(':::');
  return isLabelled ? [after.join(':').split(NEXT_MESSAGE)[0] ?? ''] : [];
}

const decode = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** What a code such as `#lt;` or `#59;` is for; a letter or a digit needs none: `#77;` is the number of an issue. */
function withSigns(text: string): string {
  return text.replace(/#(\w+);/g, (code, name: string) => {
    const isNumber = /^\d+$/.test(name);
    const sign = decode(isNumber ? `&#${name};` : `&${name};`);
    return [...sign].length > 1 || (isNumber && /[\p{L}\p{N}\p{C}\ufffd]/u.test(sign)) ? code : sign;
  });
}

/** How the first sign is written that Mermaid may read as its own. */
function remedyFor(text: string): string {
  const sign = /[#;<>"\\%`:~=]/.exec(text)?.[0];
  if (sign === undefined) return 'put it in quotation marks, or say it in other words';
  const code = {'<': '#lt;', '>': '#gt;', '"': '#quot;'}[sign] ?? `#${sign.charCodeAt(0)};`;
  return `write ${code} for ${sign}`;
}

function refuse(text: string, index: number): never {
  const message = `The text "${text.trim()}" is not drawn as it is written: ${remedyFor(text)}`;
  throw new SourceError(message, index + 1);
}

/**
 * Refuses a drawing without a text of the source: Mermaid reads parts of some as comments, codes or statements.
 *
 * @param drawn - the texts of the drawing, in its order
 */
export function assertDrawn(source: string, drawn: readonly string[]): void {
  const kind = kindOf(source);
  // Not what marks, breaks or encloses words, nor, with types, angle brackets, which are written as tildes.
  const others = /^(?:class|er)/.test(kind) ? /[^\p{L}\p{N}\p{M}#;%&=]/gu : /[^\p{L}\p{N}\p{M}#;%&=<>]/gu;
  const bare = (text: string) => text.replace(others, '');
  const all = bare(drawn.join(''));
  for (const [index, line] of bodyOf(source).split('\n').entries()) {
    if (STATEMENTS.test(line) || line.trim() === kind || line.includes('$$')) continue;
    const code = line.match(/#\w+;/g)?.find((one) => withSigns(one) === one);
    if (code !== undefined) refuse(code, index);
    for (const text of textsIn(line, kind)) {
      const written = bare(withSigns(text.replace(MARKUP, ' ')));
      // What follows a semicolon in a state diagram is another state.
      const isCut = kind.startsWith('state') && /;\s*\S/.test(text.replace(/#\w+;/g, ''));
      if (isCut || !all.includes(written)) refuse(text, index);
    }
  }
}

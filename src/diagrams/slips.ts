import {bodyOf, kindOf, withoutRemarks} from './source';

/** Something that Mermaid would draw differently from how it is written, or not at all. Lines are counted from 1. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** A common slip: where it shows in a line, and the sentence about it, or undefined where it is none. */
interface Slip {
  pattern: RegExp;
  say: (found: RegExpMatchArray) => string | undefined;
}

const HEAD =
  /^(?:(?:flowchart|graph)\s+(?:TB|TD|BT|RL|LR)|(?:sequence|class|state|er|requirement)Diagram(?:-v2)?|mindmap|gitGraph|quadrantChart|[a-z]+-beta);?$/;

/** The tags that a label may have. */
const TAGS = String.raw`\/?(?:b|br|code|em|i|s|small|strong|sub|sup|u)\s*\/?>`;

/** Mermaid may draw these, but as something else. */
const CERTAIN: readonly Slip[] = [
  {
    pattern: new RegExp(String.raw`(?<!<)<(?!${TAGS})[a-z/!?][\w-]*`, 'i'),
    say: ([tag]) =>
      `The text from "${tag}" on is not drawn as it is written: write #lt; for < and #gt; for >`,
  },
  {
    pattern: /^\s*(?:`{3,}|~{3,})\w*\s*$/,
    say: ([fence]) => `${fence.trim()} is not part of the diagram: leave this line out`,
  },
  {
    pattern: /[\u200b-\u200f\u2060\u00ad\ufeff]/,
    say: ([sign]) =>
      `There is an invisible character, U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}: type the line again`,
  },
];

/** Words that a grammar takes for its own. */
const WORDS =
  'end|graph|flowchart|subgraph|style|linkStyle|classDef|class|click|call|href|default|state|note';

export const sayRenaming = (name: string): string =>
  `Mermaid cannot draw what is named "${name}": give it another name, and this one as its label`;

const sayNamed = ([, name = '']: RegExpMatchArray) => sayRenaming(name);

function sayQuoted([, open = '', text = '', close = '']: RegExpMatchArray): string | undefined {
  return /[[\](){}]|^[/\\]/.test(text)
    ? `Such a label needs quotation marks: ${open}"${text}"${close}`
    : undefined;
}

/** These are only looked for where Mermaid gives up. */
const LIKELY: readonly Slip[] = [
  {
    pattern: /^\s*(flowchart|graph)\s+(tb|td|bt|rl|lr)\b/i,
    say: ([, kind = '', direction = '']) =>
      direction === direction.toUpperCase()
        ? undefined
        : `Write the direction in capitals: ${kind} ${direction.toUpperCase()}`,
  },
  {
    pattern: /&[gl]t;/,
    say: () => 'This was copied from HTML: write > for &gt; and < for &lt;',
  },
  {
    pattern: /[–—−→⟶⇒]/,
    say: ([sign]) => `To Mermaid ${sign} is a letter: draw an arrow with hyphens, as in --> or ->>`,
  },
  {pattern: /[“”„«»]/, say: ([sign]) => `To Mermaid ${sign} is a letter: write straight quotation marks`},
  {
    pattern: new RegExp(String.raw`(?:>|---|===|&)\s*(?:\|[^|]*\|\s*)?(${WORDS})(?=\s*(?:$|[-:;&[({]))`),
    say: sayNamed,
  },
  {pattern: new RegExp(String.raw`^\s*(${WORDS})(?=\s*(?:[-=]|<[-|]))`), say: sayNamed},
  {pattern: /(\w\s*[[({])([^"|]{1,200}?)([\])}])(?=\s*(?:$|[-=.&;:~<]))/, say: sayQuoted},
  {pattern: /(\|)([^|"]{1,200})(\|)/, say: sayQuoted},
  {pattern: /;\s*\S/, say: () => 'A semicolon ends a statement: write #59; for one in a text'},
];

/** The first slip in a line. */
function slipIn(slips: readonly Slip[], line: string): string | undefined {
  for (const {pattern, say} of slips) {
    const found = pattern.exec(line);
    const sentence = found && say(found);
    if (sentence) return sentence;
  }
  return undefined;
}

/** Refuses what Mermaid would draw as something else. */
export function assertNoSlips(source: string): void {
  const head = bodyOf(source)
    .split('\n')
    .findIndex((line) => line.trim() !== '');
  for (const [index, line] of withoutRemarks(source).split('\n').entries()) {
    const isAnother =
      index > head && HEAD.test(line.trim()) && !/^(?:mindmap|timeline|kanban|---)/.test(kindOf(source));
    const slip = isAnother
      ? 'A block is one diagram, and here another begins: give it a block of its own'
      : slipIn(CERTAIN, line);
    if (slip !== undefined) throw new SourceError(slip, index + 1);
  }
}

/** The slip at a line where Mermaid gave up, counted from 1, or at the last one before it that is not empty. */
export function slipAt(source: string, line: number): SourceError | undefined {
  const lines = withoutRemarks(source).split('\n');
  const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '');
  for (const index of [line - 1, before]) {
    const slip = slipIn(LIKELY, lines[index] ?? '');
    if (slip !== undefined) return new SourceError(slip, index + 1);
  }
  return undefined;
}

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

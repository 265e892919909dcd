export interface RenderError {
  /** The text is too long, is not a diagram, could not be drawn, or the code that draws it did not arrive. */
  kind: 'size' | 'syntax' | 'drawing' | 'loading';
  message: string;
  /** Of the source, counted from 1, where it is known. */
  line?: number;
}

export const TOO_LONG = 'Maximum text size in diagram exceeded';
export const NOT_READ = 'Syntax error in text';
export const NOT_LOADED = 'The code that draws this diagram did not arrive. It may be that you are offline.';

/** The layouts that the installed Mermaid brings along. */
const LAYOUTS = ['dagre', 'swimlane', 'cose-bilkent'];

/** Refuses an unknown `layout`: Mermaid would take another one without a word. */
export function assertLayout(layout: string | undefined): void {
  if (layout !== undefined && !LAYOUTS.includes(layout))
    throw new Error(`Unknown layout algorithm: ${layout}`);
}

/** What Mermaid removes before it parses, in this order: front matter, directives, comments, blank lines at the top. */
const STRIPPED = [
  /^[^\S\n]*---[^\S\n]*\n.*?\n[^\S\n]*---\s*\n/gs,
  /%%\{.*?\}%%/gs,
  /^\s*%%(?!\{).+\n?/gm,
  /^\s+/g,
];

/** The index of each character of a source that Mermaid keeps. */
function keptIndexes(source: string): number[] {
  let kept = Array.from({length: source.length}, (_, index) => index);
  for (const pattern of STRIPPED) {
    const text = kept.map((index) => source[index]).join('');
    const isCut = new Set<number>();
    for (const {0: match, index} of text.matchAll(pattern))
      for (let at = index; at < index + match.length; at += 1) isCut.add(at);
    kept = kept.filter((_, at) => !isCut.has(at));
  }
  return kept;
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** The line of the source that Mermaid counted as `parsedLine`; past the end, the last line that is not empty. */
function lineInSource(source: string, parsedLine: number): number | undefined {
  const starts: number[] = [];
  let isStart = true;
  let last: number | undefined;
  for (const index of keptIndexes(source)) {
    if (isStart) starts.push(index);
    isStart = source[index] === '\n';
    if (/\S/.test(source[index] ?? '')) last = index;
  }
  if (last === undefined) return undefined;
  const index = starts[parsedLine - 1] ?? last;
  return lineAt(source, Math.min(index, last));
}

/** What the generated parsers add to an error: the token that they did not expect, and the line where it ended. */
interface TokenHash {
  text: string;
  line: number;
}

const hasTokenHash = (error: object): error is {hash: TokenHash} => {
  const hash = 'hash' in error ? (error.hash as Partial<TokenHash> | undefined) : undefined;
  return typeof hash?.line === 'number' && typeof hash.text === 'string';
};

/** Errors that Mermaid finds after parsing name words of the source and no line. */
function lineOfWords(source: string, error: object, message: string): number | undefined {
  const words = [...message.matchAll(/["'(]([^"'()]+)["')]|: ?(\S+?)\.?$/g)].map(
    ([, quoted, last]) => quoted ?? last,
  );
  const hash = 'hash' in error ? (error.hash as Partial<TokenHash> | undefined) : undefined;
  const found = [hash?.text, ...words].find((word) => word && source.includes(word));
  return found ? lineAt(source, source.indexOf(found)) : undefined;
}

/** The line of a source, counted from 1, that an error from Mermaid is about, where that can be told. */
export function failingLine(text: string, error: unknown): number | undefined {
  const source = text.replace(/\r\n?/g, '\n');
  if (typeof error !== 'object' || error === null) return undefined;
  if (hasTokenHash(error)) {
    const {text: token, line} = error.hash;
    return lineInSource(source, line + 1 - (token.split('\n').length - 1));
  }
  const message = 'message' in error ? String(error.message) : '';
  if (message.startsWith('No diagram type detected')) return lineInSource(source, 1);
  if (message.startsWith('Diagrams beginning with ---')) return lineAt(source, source.indexOf('---'));
  const inFrontMatter = 'name' in error && error.name === 'YAMLException' && /\((\d+):\d+\)/.exec(message);
  if (inFrontMatter) return lineAt(source, source.indexOf('---')) + Number(inFrontMatter[1]);
  const counted = [...message.matchAll(/on line (\d+|\?)/g)].map(([, line]) => Number(line));
  if (counted.length > 0) {
    const known = counted.filter((line) => !Number.isNaN(line));
    return lineInSource(source, known.length > 0 ? Math.min(...known) : Infinity);
  }
  return lineOfWords(source, error, message);
}

/** What Mermaid's parsers throw besides errors of syntax. */
const NO_SYNTAX = /^(No diagram type detected|Diagrams beginning with ---|No such shape)/;

/** Mermaid's message on an image that does not arrive. */
const NO_IMAGE = 'The source image cannot be decoded.';

const isLoading = ({name, message}: Error) =>
  name === 'ChunkLoadError' ||
  /dynamically imported module|Importing a module script failed|Loading chunk/.test(message);

/**
 * Mermaid counts the lines that its parser sees, without front matter and comments. Parsers that name columns list
 * every place that they do not understand.
 */
const withLinesOf = (source: string, message: string, line: number | undefined) =>
  line === undefined
    ? message
    : message
        .replace(/\bline \d+(?!\d*, column)/, `line ${line}`)
        .replace(
          /\bline (\d+)(?=, column)/g,
          (_, counted) => `line ${lineInSource(source, Number(counted)) ?? line}`,
        );

/** Explains what Mermaid threw about a source. `isParsed` says whether its parser takes the text. */
export async function explain(
  thrown: unknown,
  source: string,
  isParsed: () => Promise<boolean>,
): Promise<RenderError> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (isLoading(error)) return {kind: 'loading', message: NOT_LOADED};
  if (error.message === NO_IMAGE)
    return {kind: 'drawing', message: `${NO_IMAGE} Images from other places are not loaded.`};
  const line = failingLine(source, error);
  const isDrawing = error.name === 'YAMLException' || NO_SYNTAX.test(error.message) || (await isParsed());
  return {
    kind: isDrawing ? 'drawing' : 'syntax',
    message: withLinesOf(source, error.message, line),
    ...(line !== undefined && {line}),
  };
}

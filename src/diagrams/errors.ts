import {sayRenaming, slipAt, SourceError} from './slips';
import {FRONT_MATTER} from './source';

export interface RenderError {
  /** The text is too long, Mermaid cannot draw it, or the code that draws it could not be loaded. */
  kind: 'size' | 'syntax' | 'loading';
  message: string;
  /** The line of the source, counted from 1, if known. */
  line?: number;
}

export const TOO_LONG = 'Maximum text size in diagram exceeded';
export const NOT_READ = 'Syntax error in text';
export const NOT_LOADED =
  'The code that draws this diagram did not arrive. It may be that you are offline. Change the text to try again.';

/** The kind of diagram that Mermaid uses for its own errors: a broken diagram without a message of its own. */
export const ERROR_KIND = 'error';

/** The layouts that the installed Mermaid brings along. */
const LAYOUTS = ['dagre', 'swimlane', 'cose-bilkent'];

/** Refuses an unknown `layout`: Mermaid would silently use another one. */
export function assertLayout(layout: string | undefined): void {
  if (layout !== undefined && !LAYOUTS.includes(layout))
    throw new Error(`Unknown layout algorithm: ${layout}`);
}

/** Some kinds of diagram store things by name in a plain object, and stumble over the names of properties that every object has. */
function propertyIn(source: string): SourceError | undefined {
  const found = [...source.matchAll(/\w+/g)].find(([name]) => name in Object.prototype);
  return found && new SourceError(sayRenaming(found[0]), source.slice(0, found.index).split('\n').length);
}

/**
 * The numbers of the lines that Mermaid's parsers see: without front matter, comments, and blank lines before these or at the
 * top. Directives leave an empty line.
 */
function parsedLines(source: string): number[] {
  const first = FRONT_MATTER.exec(source)?.[0].split('\n').length ?? 0;
  const lines = source.replace(/%%\{.*?\}%%/gs, (directive) => directive.replace(/.+/g, '')).split('\n');
  const isGone = (index: number): boolean => {
    const line = lines[index]?.trim();
    return line === '' ? isGone(index + 1) : line !== undefined && line.startsWith('%%');
  };
  const kept = lines.flatMap((_, index) => (index < first || isGone(index) ? [] : [index + 1]));
  while (kept[0] !== undefined && lines[kept[0] - 1]?.trim() === '') kept.shift();
  return kept;
}

/** The line of the source that Mermaid counts as `line`; past the end, the last line that is not blank. */
function lineInSource(source: string, line: number): number | undefined {
  const kept = parsedLines(source);
  const last = source.trimEnd().split('\n').length;
  return kept.length === 0 ? undefined : Math.min(kept[line - 1] ?? last, last);
}

/** What the generated parsers add to an error: the token that they did not expect, and the line where it ended. */
interface TokenHash {
  text: string;
  line: number;
}

/** For errors that Mermaid finds after parsing: they name words of the source, but no line. */
function lineOfWords(source: string, message: string, token?: string): number | undefined {
  const words = [...message.matchAll(/["'(]([^"'()]+)["')]|: (\S+?)\.?$/g)].map(
    ([, quoted, last]) => quoted ?? last,
  );
  const found = [token, ...words].find((word) => word !== undefined && word !== '' && source.includes(word));
  return found === undefined ? undefined : source.slice(0, source.indexOf(found)).split('\n').length;
}

/** The line of the source, counted from 1, that an error from Mermaid is about, if that can be determined. */
function failingLine(source: string, message: string, hash?: Partial<TokenHash>): number | undefined {
  // A token that ends with a line break counts as on the next line.
  if (typeof hash?.line === 'number')
    return lineInSource(source, hash.line + 1 - ((hash.text ?? '').split('\n').length - 1));
  const counted = /\bon line (\d+|\?)/.exec(message)?.[1];
  if (counted !== undefined) return lineInSource(source, counted === '?' ? Infinity : Number(counted));
  if (message.startsWith('No diagram type detected')) return lineInSource(source, 1);
  if (message.startsWith('Diagrams beginning with ---')) return lineOfWords(source, message, '---');
  return lineOfWords(source, message, hash?.text);
}

/** How Mermaid's messages begin for a text that it cannot read. */
const UNREAD = /^(?:Parse error|Lexical error|Parsing failed|No diagram type detected)/;

/** What Mermaid says, with lines of the source, or rather the slip that it stumbles over. */
function reasonOf(error: Error & {hash?: Partial<TokenHash>}, source: string): Omit<RenderError, 'kind'> {
  const line = failingLine(source, error.message, error.hash);
  const known = error instanceof TypeError ? propertyIn(source) : undefined;
  const slip = line !== undefined && UNREAD.test(error.message) ? slipAt(source, line) : undefined;
  const message = error.message.replace(/\bon line (\d+)(, column)?/g, (_, counted: string, column = '') => {
    const place = column === '' ? line : lineInSource(source, Number(counted));
    return `on line ${place ?? counted}${column}`;
  });
  return known ?? slip ?? {message, ...(line !== undefined && {line})};
}

/** Mermaid's message for an image that cannot be loaded. */
const NO_IMAGE = 'The source image cannot be decoded.';

const isLoading = ({name, message}: Error) =>
  name === 'ChunkLoadError' ||
  /dynamically imported module|Importing a module script failed|Loading chunk/.test(message);

/** Explains why a text is not drawn, with its lines: what Mermaid threw, or what was refused before it. */
export function explain(thrown: unknown, text: string): RenderError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (error.message === TOO_LONG) return {kind: 'size', message: TOO_LONG};
  if (isLoading(error)) return {kind: 'loading', message: NOT_LOADED};
  if (error.message === NO_IMAGE)
    return {kind: 'syntax', message: `${NO_IMAGE} Images from other places are not loaded.`};
  const {message, line} =
    error instanceof SourceError ? error : reasonOf(error, text.replace(/\r\n?/g, '\n'));
  return {kind: 'syntax', message, ...(line !== undefined && {line})};
}

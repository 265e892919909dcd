/** What Mermaid takes away before it parses, in this order: front matter, directives, comments, blank lines at the top. */
const STRIPPED = [
  /^[^\S\n]*---[^\S\n]*\n.*?\n[^\S\n]*---\s*\n/gs,
  /%%\{.*?\}%%/gs,
  /^\s*%%(?!\{).+\n?/gm,
  /^\s+/g,
];

/** The index of each sign of a source that Mermaid keeps. */
function keptSigns(source: string): number[] {
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

/** The line of a source whose number Mermaid counted in what it parsed; the last that holds something, if that is short. */
export function lineInSource(source: string, parsedLine: number): number | undefined {
  const starts: number[] = [];
  let isStart = true;
  let last: number | undefined;
  for (const index of keptSigns(source)) {
    if (isStart) starts.push(index);
    isStart = source[index] === '\n';
    if (/\S/.test(source[index] ?? '')) last = index;
  }
  if (last === undefined) return undefined;
  const index = starts[parsedLine - 1] ?? last;
  return lineAt(source, Math.min(index, last));
}

/** What the generated parsers hang on an error: the token that they did not expect, and the line where it ended. */
interface TokenHash {
  text: string;
  line: number;
}

const hasTokenHash = (error: object): error is {hash: TokenHash} => {
  const hash = 'hash' in error ? (error.hash as Partial<TokenHash> | undefined) : undefined;
  return typeof hash?.line === 'number' && typeof hash.text === 'string';
};

/** What Mermaid finds after parsing names words of the source and no line. */
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

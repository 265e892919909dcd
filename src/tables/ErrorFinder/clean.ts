const ESCAPE = String.fromCharCode(27);
/** Colours of a terminal, also where their first character was printed as text. */
const COLOUR = new RegExp(String.raw`(?:${ESCAPE}|\u241B|\\e|\\x1b|\\033|\\u001b)\[[\d;]*[a-zA-Z]`, 'gi');

export const withoutColours = (text: string) => (text.includes('[') ? text.replaceAll(COLOUR, '') : text);

const ENTITY = /&(?:quot|amp|apos|lt|gt|nbsp|#0*(?:34|38|39|60|62|160)|#x0*(?:22|26|27|3c|3e|a0));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

function signOf(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  return String.fromCharCode(name[1] === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1)));
}

const straight = (text: string) => text.replaceAll(/[“”„‟″]/g, '"').replaceAll(/[‘’‚‛′]/g, "'");

/** As a program prints it: pages and word processors write quotes in ways of their own. */
export const asPrinted = (text: string) =>
  straight(text.includes('&') ? text.replaceAll(ENTITY, signOf) : text);

/** Runs of white space, and what is white space but neither a space nor a line break. */
const SPACE = /\s{2,}|[^\S \n]/g;

function spaceOf(run: string): string {
  if (/[\n\r\u2028\u2029]/.test(run)) return '\n';
  return run.includes('\t') ? '\t' : ' ';
}

/** What messages are looked for in: with one sign for any white space, and quotes as they were before JSON. */
export const cleaned = (text: string) =>
  asPrinted(text)
    .replaceAll(/\\(["'/])/g, '$1')
    .replaceAll(SPACE, spaceOf);

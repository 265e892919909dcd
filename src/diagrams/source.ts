/** A statement about the diagram itself; in a comment if the grammar, such as that of mind maps, has no such statement. */
function statementIn(source: string, key: 'accTitle' | 'accDescr'): string | undefined {
  const line = new RegExp(`^[^\\S\\n]*(?:%% )?${key}[^\\S\\n]*:[^\\S\\n]*(\\S.*)$`, 'm').exec(source)?.[1];
  const block = new RegExp(`^[^\\S\\n]*${key}\\s*\\{([^}]*)\\}`, 'm').exec(source)?.[1];
  return (line ?? block)?.replace(/\s+/g, ' ').trim() || undefined;
}

/** The name of a diagram: its `accTitle`. */
export const nameIn = (source: string): string | undefined => statementIn(source, 'accTitle');

/** A diagram in words: its `accDescr`. */
export const descriptionIn = (source: string): string | undefined => statementIn(source, 'accDescr');

/** The name of a diagram as used in the name of its file. */
export function slugOf(name = 'diagram'): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['diagram'];
  return words.join('-').slice(0, 60);
}

const SVG_URL = 'data:image/svg+xml,';

/** What an address gives a meaning, drops, or cannot hold between apostrophes in HTML. Of these an SVG has few. */
const ENCODED = /[%#&'\t\r\n]/g;

/** An image as a data address, with the same content, and hardly longer. */
export const urlOf = (markup: string): string =>
  SVG_URL + markup.replace(ENCODED, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The SVG in a data address; undefined if the address is that of a file. */
export const markupIn = (src: string): string | undefined =>
  src.startsWith(SVG_URL) ? decodeURIComponent(src.slice(SVG_URL.length)) : undefined;

/** Without the line break after it. */
export const FRONT_MATTER = /^\s*---[^\S\n]*\n.*?\n[^\S\n]*---[^\S\n]*(?=\n|$)/s;
const DIRECTIVE = /%%\{(?:(?!%%\{).)*?\}%%/gs;
const DESCRIPTION = /^[ \t]*accDescr\s*\{[^}]*\}/gm;
const REMARK = /^[ \t]*(?:%%|accTitle\b|accDescr\b)[^\n]*/gm;

const empty = (source: string, parts: readonly RegExp[]): string =>
  parts.reduce((text, part) => text.replace(part, (found) => found.replace(/.+/g, '')), source);

/** The source with empty lines for comments, name and description. */
export const withoutRemarks = (source: string): string => empty(source, [DESCRIPTION, REMARK]);

/** The source with empty lines for options, too. */
export const bodyOf = (source: string): string => withoutRemarks(empty(source, [FRONT_MATTER, DIRECTIVE]));

/** The word that a diagram begins with. */
export const kindOf = (source: string): string => /[^\s;]+/.exec(bodyOf(source))?.[0] ?? '';

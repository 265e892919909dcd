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

/** An image as a data address. */
export const urlOf = (markup: string): string => SVG_URL + encodeURIComponent(markup);

/** The SVG in a data address; undefined if the address is that of a file. */
export const markupIn = (src: string): string | undefined =>
  src.startsWith(SVG_URL) ? decodeURIComponent(src.slice(SVG_URL.length)) : undefined;

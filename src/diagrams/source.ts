/** Room in px above and below a diagram, as in styles.module.css of the viewer. */
const PADDING = 40;
/** For a diagram that does not say its height. */
const DEFAULT_HEIGHT = 400;

/** The value of a comment such as `%% height: 320`. */
export const commentIn = (source: string, key: string): string | undefined =>
  new RegExp(`^[^\\S\\n]*%% ${key}: (.+)$`, 'm').exec(source)?.[1]?.trim();

/** What a diagram says of itself; as a comment where its grammar, such as that of a mind map, has no statement for it. */
function statementIn(source: string, key: 'accTitle' | 'accDescr'): string | undefined {
  const line = new RegExp(`^[^\\S\\n]*${key}[^\\S\\n]*:[^\\S\\n]*(\\S.*)$`, 'm').exec(source)?.[1];
  const block = new RegExp(`^[^\\S\\n]*${key}\\s*\\{([^}]*)\\}`, 'm').exec(source)?.[1];
  return (line ?? block)?.replace(/\s+/g, ' ').trim() || commentIn(source, key);
}

/** The name of a diagram: its `accTitle`. */
export const nameIn = (source: string): string | undefined => statementIn(source, 'accTitle');

/** A diagram in words: its `accDescr`. */
export const descriptionIn = (source: string): string | undefined => statementIn(source, 'accDescr');

/**
 * The height in px to keep free for a diagram before it is drawn, so that nothing below it moves. The source says it
 * in a comment, `%% height: 320`: the height of the diagram in a column of text.
 */
export function heightOf(source: string): number {
  return PADDING + (Number(commentIn(source, 'height')) || DEFAULT_HEIGHT);
}

/** A source without the comment that says its height, which only this site reads. */
export const withoutHeight = (source: string): string => source.replace(/^[^\S\n]*%% height: .+\n?/m, '');

/** The name of a file that holds a diagram. */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['diagram'];
  return `${words.join('-').slice(0, 60)}.svg`;
}

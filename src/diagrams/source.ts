/** Room in px above and below the picture, as in styles.module.css. */
const PADDING = 40;
/** For a diagram that does not say how high it is. */
const DEFAULT_HEIGHT = 400;

/**
 * What a comment of a source says: `%% height: 320`. A comment may also name and describe a diagram whose grammar has no
 * words for it: `%% accTitle: A name`.
 */
export const commentIn = (source: string, key: string): string | undefined =>
  new RegExp(`^[^\\S\\n]*%% ${key}: (.+)$`, 'm').exec(source)?.[1]?.trim();

/**
 * The height in px to keep free for a diagram before it is drawn, so that nothing below it moves. The source says it
 * in a comment, `%% height: 320`: the height of the picture in a column of text.
 */
export function heightOf(source: string): number {
  return PADDING + (Number(commentIn(source, 'height')) || DEFAULT_HEIGHT);
}

/** A source without the comment that says its height, which only this site reads. */
export const withoutHeight = (source: string): string => source.replace(/^[^\S\n]*%% height: .+\n?/m, '');

/** The name of a diagram as long as nobody has read it: its accTitle. */
export function nameIn(source: string): string {
  const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
  return title ?? commentIn(source, 'accTitle') ?? 'without a name';
}

/** The name of a file that holds a diagram. */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['diagram'];
  return `${words.join('-').slice(0, 60)}.svg`;
}

/** Room in px above and below the picture, as in styles.module.css. */
const PADDING = 40;
/** For a diagram that does not say how high it is. */
const DEFAULT_HEIGHT = 400;

/**
 * The height in px to keep free for a diagram before it is drawn, so that nothing below it moves. The source says it
 * in a comment, `%% height: 320`: the height of the picture in a column of text.
 */
export function heightOf(source: string): number {
  const height = /^\s*%% height: (\d+)\s*$/m.exec(source)?.[1];
  return PADDING + Number(height ?? DEFAULT_HEIGHT);
}

/** The name of a diagram as long as nobody has read it: its accTitle. */
export function titleOf(source: string): string {
  return /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim() ?? 'without a name';
}

/** The name of a file that holds a diagram. */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['diagram'];
  return `${words.join('-').slice(0, 60)}.svg`;
}

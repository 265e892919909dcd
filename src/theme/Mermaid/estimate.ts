/** Height in px of one row of a picture, by its kind; measured on the pictures of the docs. */
const ROW = {sequence: 46, state: 74, class: 30, flow: 78};
const FRAME = 48;
const LIMITS = {least: 160, most: 640};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Rows of the picture that `source` draws. Rough is enough: the picture is fitted into the place. */
function rows(source: string): number {
  if (/^\s*sequenceDiagram/.test(source)) {
    return (
      ROW.sequence *
      (3 + count(source, /->>|-->>|-x|--x/g) + count(source, /^\s*(alt|else|opt|loop|note)\b/gim))
    );
  }
  if (/^\s*classDiagram/.test(source)) return ROW.class * (4 + count(source, /^\s+[+\-#]/gm) / 1.6);
  if (/^\s*stateDiagram/.test(source)) return ROW.state * (1 + count(source, /-->/g) / 1.6);
  if (/^\s*(flowchart|graph)\s+(LR|RL)/.test(source)) return ROW.flow * 3;
  return ROW.flow * (1 + count(source, /-->|-\.->/g) / 1.5);
}

/** The height in px to keep free for a diagram before it is drawn, so that nothing below it moves. */
export function estimateHeight(source: string): number {
  return Math.round(Math.min(LIMITS.most, Math.max(LIMITS.least, rows(source) + FRAME)));
}

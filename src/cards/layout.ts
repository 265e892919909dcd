import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori, {type SatoriOptions} from 'satori';
import {CARD} from './cardAddress';
import {BAND_TOP, type Palette} from './frame';

export interface CardContent {
  title: string;
  /** The groups that contain the page, outermost first. */
  trail: readonly string[];
  /** Shown at the right of the band. */
  label: string;
}

type Fonts = SatoriOptions['fonts'];

const FACE = 'Familjen Grotesk';
const SIDE = 72;
const TEXT_WIDTH = CARD.width - 2 * SIDE;

/** The height between the line above the title and the band. */
const TITLE_HEIGHT = 334;

/** The font sizes of a title, the largest first. */
const SIZES = [124, 108, 94, 82, 70, 58, 48] as const;

/** The width of a wide letter, as a share of the font size. */
const WIDE = 0.62;

/** The sizes in which no word of a title is wider than the line, and the smallest one. */
export function sizesFor(title: string): readonly number[] {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return SIZES.filter((size, index) => size * WIDE * longest <= TEXT_WIDTH || index === SIZES.length - 1);
}

/** The faces of the site's headings, in a format that satori reads. */
export async function readFonts(): Promise<Fonts> {
  const {resolve} = createRequire(__filename);
  const weights = [500, 700] as const;
  return Promise.all(
    weights.map(async (weight) => ({
      name: FACE,
      weight,
      style: 'normal' as const,
      data: await readFile(
        resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`),
      ),
    })),
  );
}

/** Words at a place of the card. The key is that of satori's node. */
const text = (words: string, style: CSSProperties, key?: string): ReactElement =>
  createElement('div', {key, style}, words);

function layout({title, trail, label}: CardContent, size: number, {light, dark}: Palette): ReactElement {
  const small: CSSProperties = {position: 'absolute', fontSize: 32, fontWeight: 500, letterSpacing: -0.3};
  const heading = text(
    title,
    {
      width: TEXT_WIDTH,
      color: light.text,
      fontSize: size,
      fontWeight: 700,
      letterSpacing: -0.028 * size,
      lineHeight: 1.02,
      wordBreak: 'break-word',
    },
    'title',
  );
  const bottom = CARD.height - BAND_TOP + 36;
  return createElement(
    'div',
    {style: {display: 'flex', width: '100%', height: '100%', fontFamily: FACE}},
    text(trail.join(' / '), {...small, top: 64, left: SIDE, color: light.muted}),
    createElement('div', {style: {display: 'flex', position: 'absolute', left: SIDE, bottom}}, heading),
    text(label, {...small, fontSize: 30, top: 556, right: SIDE, color: dark.muted}),
  );
}

/** The text of a card as SVG outlines, with the title as large as possible. */
export async function setText(card: CardContent, fonts: Fonts, palette: Palette): Promise<string> {
  let svg = '';
  for (const size of sizesFor(card.title)) {
    let height = Infinity;
    svg = await satori(layout(card, size, palette), {
      width: CARD.width,
      height: CARD.height,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === 'title') height = node.height;
      },
    });
    if (height <= TITLE_HEIGHT) break;
  }
  return svg;
}

import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori, {type SatoriOptions} from 'satori';
import {CARD} from './card';
import {BAND_TOP, type Palette} from './frame';
import {LINE_HEIGHT, sizesFor} from './size';

/** What a card says. */
export interface Words {
  title: string;
  /** The groups that hold the page, the outermost first. */
  trail: readonly string[];
  /** At the right of the band. */
  label: string;
}

type Fonts = SatoriOptions['fonts'];

const FACE = 'Familjen Grotesk';
const SIDE = 72;
const TEXT_WIDTH = CARD.width - 2 * SIDE;

/** Between what stands above the title and the band. */
const TITLE_HEIGHT = 334;

/** The faces of the site's headings, in a format that can be drawn from. */
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

const line = (style: CSSProperties, text: string): ReactElement =>
  createElement('div', {style: {position: 'absolute', ...style}}, text);

function words({title, trail, label}: Words, size: number, {light, dark}: Palette): ReactElement {
  const heading = createElement(
    'div',
    {
      key: 'title',
      style: {
        width: TEXT_WIDTH,
        color: light.text,
        fontSize: size,
        fontWeight: 700,
        letterSpacing: -0.028 * size,
        lineHeight: LINE_HEIGHT,
        wordBreak: 'break-word',
      },
    },
    title,
  );
  const small: CSSProperties = {fontSize: 32, fontWeight: 500, letterSpacing: -0.3};
  return createElement(
    'div',
    {style: {display: 'flex', width: '100%', height: '100%', fontFamily: FACE}},
    line({...small, top: 64, left: SIDE, color: light.muted}, trail.join(' / ')),
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          position: 'absolute',
          left: SIDE,
          bottom: CARD.height - BAND_TOP + 36,
        },
      },
      heading,
    ),
    line({...small, fontSize: 30, top: 556, right: SIDE, color: dark.muted}, label),
  );
}

/** The words of a card as an SVG of outlines, the title as large as its place allows. */
export async function textOf(card: Words, fonts: Fonts, palette: Palette): Promise<string> {
  let drawn = '';
  for (const size of sizesFor(card.title, {width: TEXT_WIDTH, height: TITLE_HEIGHT})) {
    let height = Infinity;
    drawn = await satori(words(card, size, palette), {
      width: CARD.width,
      height: CARD.height,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === 'title') height = node.height;
      },
    });
    if (height <= TITLE_HEIGHT) break;
  }
  return drawn;
}

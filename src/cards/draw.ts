import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori, {type SatoriOptions} from 'satori';
import {ABOVE, BELOW, LETTERS, STEP} from '../shared/wordmarkShape';
import {CARD} from './cardAddress';

/** The colours of both modes, by their names in tokens.css. */
interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** The y of the band at the left, and how far it steps down. */
const BAND_TOP = 496;
const BAND_STEP = 28;

/** The slant of the step, as in the site's lines. */
const LEAN = 20;

const WORDMARK_SCALE = 1.5;
const WORDMARK = {x: 138, y: 535};

/** The mark of favicon.svg. */
const MARK = 'M0 0h36v20.4L0 27.2zM8 32.2l36-6.8V40H8z';

/** The x of the step, between a third and three quarters of the width, and the same for all pages of a section. */
function faultAt(section: string): number {
  const sum = [...section].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return Math.round(CARD.width * (0.34 + (sum % 420) / 1000));
}

function wordmark(colour: string): string {
  const {x, y} = WORDMARK;
  return `<clipPath id="above"><path d="${ABOVE}"/></clipPath><clipPath id="below"><path d="${BELOW}"/></clipPath>
<g transform="translate(${x} ${y}) scale(${WORDMARK_SCALE})" fill="${colour}">
<path d="${LETTERS}" clip-path="url(#above)"/>
<g transform="translate(${STEP} 0)"><path d="${LETTERS}" clip-path="url(#below)"/></g>
</g>`;
}

/** A card: light above, a dark band with the wordmark below a stepped edge, and `text` over both. */
function frame(section: string, text: string, {light, dark}: Palette): string {
  const {width, height} = CARD;
  const at = faultAt(section);
  const lower = BAND_TOP + BAND_STEP;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${light.page}"/>
<path d="M0 ${BAND_TOP}H${at}L${at + LEAN} ${lower}H${width}V${height}H0z" fill="${dark.page}"/>
<path transform="translate(72 547)" d="${MARK}" fill="${dark.red}"/>
${wordmark(dark.text ?? '')}
${text}
</svg>`;
}

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
function sizesFor(title: string): readonly number[] {
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
async function setText(card: CardContent, fonts: Fonts, palette: Palette): Promise<string> {
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

export interface DrawOptions {
  fonts: Fonts;
  palette: Palette;
  /** The folder of cards drawn earlier, named by the hash of their SVG. */
  cache: string;
}

/** Runs in a thread of its own. */
async function rasterize(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}

/**
 * A card as PNG.
 *
 * @throws if a link preview may refuse the file because it is too large
 */
export async function draw(card: CardContent, {fonts, palette, cache}: DrawOptions): Promise<Buffer> {
  const svg = frame(card.trail[0] ?? card.title, await setText(card, fonts, palette), palette);
  const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const known = await readFile(file).catch(() => undefined);
  const png = known ?? (await rasterize(svg));
  if (png.length > CARD.mostBytes) {
    const size = `${png.length} bytes, more than ${CARD.mostBytes}`;
    throw new Error(`the card of "${card.title}" has ${size}: give the page a shorter title`);
  }
  if (known) return known;
  await mkdir(cache, {recursive: true});
  await writeFile(file, png);
  return png;
}

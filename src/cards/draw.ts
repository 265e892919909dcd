import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {SatoriOptions} from 'satori';
import {CARD} from './cardAddress';
import {frame, type Palette} from './frame';
import {setText, type CardContent} from './layout';

export interface DrawOptions {
  fonts: SatoriOptions['fonts'];
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

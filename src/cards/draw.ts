import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {SatoriOptions} from 'satori';
import {CARD} from './card';
import {frame, type Palette} from './frame';
import {textOf, type Words} from './text';

export interface Press {
  fonts: SatoriOptions['fonts'];
  palette: Palette;
  /** A folder for pictures that were drawn before, by the hash of what they were drawn from. */
  cache: string;
}

/** Drawn in a thread of its own. */
async function picture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}

/**
 * A card as PNG.
 *
 * @throws when there is so much text on it that a link preview may refuse the picture
 */
export async function draw(card: Words, {fonts, palette, cache}: Press): Promise<Buffer> {
  const svg = frame(card.trail[0] ?? card.title, await textOf(card, fonts, palette), palette);
  const file = path.join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const known = await readFile(file).catch(() => undefined);
  const png = known ?? (await picture(svg));
  if (png.length > CARD.mostBytes) {
    const size = `${png.length} bytes, more than ${CARD.mostBytes}`;
    throw new Error(`the card of "${card.title}" has ${size}: give the page a shorter title`);
  }
  if (known) return known;
  await mkdir(cache, {recursive: true});
  await writeFile(file, png);
  return png;
}

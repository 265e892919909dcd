import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {FACE_PACKAGE, headingFace} from '../config/site';
import {ROOT, runCommand, UserError} from '../config/command';

const SOURCE = 'files/familjen-grotesk-latin-wght-normal.woff2';

/** Printable ASCII, spaces, quotes, dashes and arrows: the same as `unicode-range` in src/css/tokens.css. */
export const CHARACTERS =
  String.fromCharCode(...Array.from({length: 0x7f - 0x20}, (_, index) => 0x20 + index)) + '\u00a0«»–—‘’“”…↑↓';

/** The heading face with those characters, in the one weight of headings. */
const cutFace = (): Promise<Buffer> =>
  subsetFont(readFileSync(path.join(ROOT, 'node_modules', FACE_PACKAGE, SOURCE)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: 700},
  });

export const addressOf = (face: Buffer): string =>
  `/assets/fonts/familjen-grotesk-${createHash('sha256').update(face).digest('hex').slice(0, 8)}.woff2`;

/** Writes the heading face that pages load. Browsers keep it for a year, so a changed face gets a new name. */
runCommand(__filename, async () => {
  const face = await cutFace();
  const address = addressOf(face);
  writeFileSync(path.join(ROOT, 'static', address), face);
  if (address === headingFace) return 0;
  throw new UserError(`Name ${address} in config/site.ts and src/css/tokens.css, and remove ${headingFace}.`);
});

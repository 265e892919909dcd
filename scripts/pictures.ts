import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {exec, ROOT, runCommand, UserError} from '../config/command';
import {readText} from '../config/files';
import {git} from '../config/git';
import {browserEnv, playwright} from './e2e';

/** The folder of the page pictures, and of what makes them reproducible. */
export const PICTURES_FOLDER = path.join(__dirname, '../e2e/pictures');

/** Lists the only fonts that the browser may use, so that text is the same on every machine. Only Linux reads it. */
export const FONTS_FILE = path.join(PICTURES_FOLDER, 'fonts.conf');

/** What the pictures were made with; written beside them by `npm run pictures`. */
export const MAKER_FILE = path.join(PICTURES_FOLDER, 'maker.json');

export interface Maker {
  /** The major version. Another one may draw letters differently. */
  chromium: number;
}

export const readMaker = () => JSON.parse(readText(MAKER_FILE)) as Maker;

/** Set by `npm run pictures`. */
export const isRecording = process.env.RIFT_RECORD_PICTURES !== undefined;

/** Set by people, to leave the comparison to CI. */
export const areComparedElsewhere = process.env.PICTURES === 'off';

/** Why pictures cannot be compared on a system, and what to do; undefined if they can. */
export function obstacle(platform: NodeJS.Platform): string | undefined {
  if (platform === 'linux') return undefined;
  return (
    `The pictures of pages are made on Linux, where a browser can be told which fonts there are, and this is ${platform}: ` +
    'run the tests in .devcontainer/, or set PICTURES=off to leave the comparison to CI.'
  );
}

/** What to do about a picture that differs, depending on the browsers that made it and that made the one here. */
export const adviceOn = ({chromium}: Maker, here: number): string =>
  chromium === here
    ? 'what differs is marked in the "-diff.png" below; "npm run pictures" accepts it'
    : `made in Chromium ${chromium}, and this is ${here}: look at the "-diff.png" below; if letters alone differ, the browser is the cause. "npm run pictures" makes the pictures anew here`;

/** Uncommitted changes, in the format of `git status`. */
const changes = () => git(ROOT, ['status', '--porcelain', '--untracked-files=all', '--', PICTURES_FOLDER]);

/** Builds the site, remakes the page pictures that e2e/pictures.spec.ts compares, and names what has to be committed. */
runCommand(__filename, async () => {
  const reason = obstacle(process.platform);
  if (reason !== undefined) throw new UserError(reason);
  const built = await exec('npm', ['run', 'build']);
  if (built !== 0) return built;
  const maker = readText(MAKER_FILE);
  const args = ['--project=pictures', '--update-snapshots=changed', '--reporter=dot'];
  const status = await playwright(args, {...(await browserEnv()), RIFT_RECORD_PICTURES: '1'});
  // If no picture has changed, this browser makes the same ones as the other.
  if (!changes().includes('.png')) writeFileSync(MAKER_FILE, maker);
  console.log(changes() || 'No picture has changed.');
  return status;
});

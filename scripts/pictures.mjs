import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from './lib/build.mjs';
import {e2eEnv} from './lib/e2eEnv.mjs';
import {execPackage, ROOT} from './lib/exec.mjs';
import {UserError} from './lib/userError.mjs';
import {isBuildStale} from './lib/staleness.mjs';

/** Beside the pictures there is what they were made with, which a reader of the changes wants to see, too. */
const FOLDER = 'e2e/pictures';

const HELP = [
  'npm run pictures',
  '',
  `Makes the pictures of pages in ${FOLDER} anew, which the browser tests compare, and names those that have changed.`,
  "Builds the site where it has changed since its last build. Takes the browser of the browser tests: Playwright's own, an",
  'installed Chromium, or the one that CHROME_PATH names. Its version is noted, beside others where no picture has changed;',
  'only browsers of these versions compare.',
];

/** What each file of the folder holds, as a digest. */
function digests() {
  const names = readdirSync(ROOT + FOLDER).sort();
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(path.join(ROOT, FOLDER, name));
      return [name, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
}

/**
 * What happened to the files of a folder, a line for each.
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 */
export function changes(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    if (before.get(name) === after.get(name)) return [];
    const what = !before.has(name) ? 'new' : after.has(name) ? 'changed' : 'removed';
    return [`${what.padEnd(8)} ${FOLDER}/${name}`];
  });
}

const MAKER = `${ROOT}${FOLDER}/maker.json`;

/** Versions of the browser in which the pictures came out as they are. */
const readVersions = () => /** @type {number[]} */ (JSON.parse(readFileSync(MAKER, 'utf8')).chromium);

/**
 * The versions to note when one of them has made the pictures anew: the others count where that changed none.
 * @param {readonly number[]} before
 * @param {readonly number[]} now
 * @param {readonly string[]} lines what has changed in the folder
 */
export function versionsOf(before, now, lines) {
  const hasChanged = lines.some((line) => line.endsWith('.png'));
  return hasChanged ? now : [...new Set([...before, ...now])].sort((one, other) => one - other);
}

/**
 * The pictures of pages that e2e/pictures.spec.ts compares.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function pictures(args) {
  if (args.includes('--help')) {
    console.log(HELP.join('\n'));
    return 0;
  }
  if (args.length > 0) throw new UserError(`"${args.join(' ')}" is not known: npm run pictures -- --help.`);
  if (process.platform !== 'linux')
    throw new UserError(
      'Pictures are made on Linux, where a browser can be told which fonts there are: .devcontainer/ is one.',
    );
  if (await isBuildStale(ROOT)) {
    const status = await build();
    if (status !== 0) return status;
  }
  const before = digests();
  const versions = readVersions();
  const status = await execPackage(
    '@playwright/test/cli.js',
    ['test', '--project=pictures', '--update-snapshots=changed', '--reporter=dot'],
    {env: {...(await e2eEnv()), RIFT_RECORD_PICTURES: '1'}},
  );
  const chromium = versionsOf(versions, readVersions(), changes(before, digests()));
  writeFileSync(MAKER, `{\n  "chromium": [${chromium.join(', ')}]\n}\n`);
  const lines = changes(before, digests());
  console.log(lines.length > 0 ? lines.join('\n') : 'No picture has changed.');
  return status;
}

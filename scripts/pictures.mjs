import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from './lib/build.mjs';
import {e2eEnv} from './lib/e2eEnv.mjs';
import {execPackage, ROOT} from './lib/exec.mjs';
import {Refusal} from './lib/refusal.mjs';
import {isBuildStale} from './lib/staleness.mjs';

/** Beside the pictures there is what they were made with, which a reader of the changes wants to see, too. */
const FOLDER = 'e2e/pictures';

const HELP = [
  'npm run pictures',
  '',
  `Makes the pictures of pages in ${FOLDER} anew, which the browser tests compare, and names those that have changed.`,
  "Builds the site where it has changed since its last build. Takes the browser of the browser tests: Playwright's own, an",
  'installed Chromium, or the one that CHROME_PATH names. Its version is noted, and only browsers of the same compare.',
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

/**
 * The pictures of pages that e2e/pictures.spec.ts compares.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function pictures(args) {
  if (args.includes('--help')) {
    console.log(HELP.join('\n'));
    return 0;
  }
  if (args.length > 0) throw new Refusal(`"${args.join(' ')}" is not known: npm run pictures -- --help.`);
  if (process.platform !== 'linux')
    throw new Refusal(
      'Pictures are made on Linux, where a browser can be told which fonts there are: .devcontainer/ is one.',
    );
  if (await isBuildStale(ROOT)) {
    const status = await build();
    if (status !== 0) return status;
  }
  const before = digests();
  const status = await execPackage(
    '@playwright/test/cli.js',
    ['test', '--project=pictures', '--update-snapshots=changed', '--reporter=dot'],
    {env: {...(await e2eEnv()), RIFT_RECORD_PICTURES: '1'}},
  );
  const lines = changes(before, digests());
  console.log(lines.length > 0 ? lines.join('\n') : 'No picture has changed.');
  return status;
}

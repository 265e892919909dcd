import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readText} from '../config/files';
import {MAKER_FILE, type Maker} from '../e2e/screenshotMaker';
import {build} from './build';
import {runCommand, UserError} from './lib/command';
import {ROOT} from './lib/exec';
import {browserEnv, playwright} from './lib/playwright';

const FOLDER = 'e2e/pictures';

const HELP = `npm run pictures

Builds the site, makes the pictures of pages in ${FOLDER} anew, which the browser tests compare, and names what is to be
committed. Takes the browser of the browser tests: Playwright's own, an installed Chromium, or the one that CHROME_PATH names.`;

const readVersions = () => (JSON.parse(readText(MAKER_FILE)) as Maker).chromium;

/** What is not committed, as \`git status\` writes it. */
const changes = (files: string) =>
  spawnSync('git', ['status', '--short', '--', files], {cwd: ROOT, encoding: 'utf8'}).stdout;

/** The pictures of pages that e2e/pictures.spec.ts compares. */
runCommand(__filename, async (args) => {
  const {values} = parseArgs({args, options: {help: {type: 'boolean'}}});
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (process.platform !== 'linux')
    throw new UserError(
      'Pictures are made on Linux, where a browser can be told which fonts there are: .devcontainer/ is one.',
    );
  const built = await build();
  if (built !== 0) return built;
  const before = readVersions();
  const status = await playwright(['--project=pictures', '--update-snapshots=changed', '--reporter=dot'], {
    ...(await browserEnv()),
    RIFT_RECORD_PICTURES: '1',
  });
  // Other versions made the same pictures, unless one has changed.
  const isSame = changes(`${FOLDER}/*.png`) === '';
  const versions = [...new Set([...(isSame ? before : []), ...readVersions()])].sort(
    (one, other) => one - other,
  );
  writeFileSync(MAKER_FILE, `{\n  "chromium": [${versions.join(', ')}]\n}\n`);
  console.log(changes(FOLDER) || 'No picture has changed.');
  return status;
});

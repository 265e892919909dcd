import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {readText} from '../config/files';
import {MAKER_FILE, type Maker} from '../e2e/screenshotMaker';
import {browserEnv, playwright} from './e2e';
import {exec, ROOT, runCommand, UserError} from './lib/command';

const FOLDER = 'e2e/pictures';

const readVersions = () => (JSON.parse(readText(MAKER_FILE)) as Maker).chromium;

/** Uncommitted changes, in the format of `git status`. */
const changes = (files: string) =>
  spawnSync('git', ['status', '--short', '--', files], {cwd: ROOT, encoding: 'utf8'}).stdout;

/** Builds the site, remakes the page pictures that e2e/pictures.spec.ts compares, and names what has to be committed. */
runCommand(__filename, async () => {
  if (process.platform !== 'linux')
    throw new UserError(
      'Pictures are made on Linux, where a browser can be told which fonts there are: .devcontainer/ is one.',
    );
  const built = await exec('npm', ['run', 'build']);
  if (built !== 0) return built;
  const before = readVersions();
  const args = ['--project=pictures', '--update-snapshots=changed', '--reporter=dot'];
  const status = await playwright(args, {...(await browserEnv()), RIFT_RECORD_PICTURES: '1'});
  // If no picture has changed, the earlier browser versions made the same pictures, so they stay listed.
  const isSame = changes(`${FOLDER}/*.png`) === '';
  const versions = [...new Set([...(isSame ? before : []), ...readVersions()])].sort((a, b) => a - b);
  writeFileSync(MAKER_FILE, `{\n  "chromium": [${versions.join(', ')}]\n}\n`);
  console.log(changes(FOLDER) || 'No picture has changed.');
  return status;
});

import {writeFileSync} from 'node:fs';
import {readText} from '../config/files';
import {git} from '../config/git';
import {MAKER_FILE, obstacle} from './lib/screenshotMaker';
import {browserEnv, playwright} from './e2e';
import {exec, ROOT, runCommand, UserError} from '../config/command';

const FOLDER = 'e2e/pictures';

/** Uncommitted changes, in the format of `git status`. */
const changes = () => git(ROOT, ['status', '--porcelain', '--untracked-files=all', '--', FOLDER]);

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

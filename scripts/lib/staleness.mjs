import {execFile} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

/** What no page is made of. The build itself writes into vercel.json. */
const NOT_BUILT = /^(bench|e2e|\.github|\.vscode)\/|\.(test|spec)\.ts$|^playwright[\w.]*\.ts$|^vercel\.json$/;

/** Written with the last pages of a build. */
const BUILT = 'build/sitemap.xml';

/**
 * Whether there is no build of what git knows or would add, as it is now.
 * @param {string} root the folder of the project
 * @returns {Promise<boolean>} yes where it cannot be told
 */
export async function isBuildStale(root) {
  try {
    const built = statSync(path.join(root, BUILT)).mtimeMs;
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const {stdout} = await promisify(execFile)('git', args, {cwd: root});
    const files = stdout.split('\0').filter((file) => file && !NOT_BUILT.test(file));
    // A folder changes with the files that come and go in it. That of the project does with any report.
    const folders = new Set(files.map((file) => path.dirname(file)).filter((folder) => folder !== '.'));
    return [...files, ...folders].some((name) => statSync(path.join(root, name)).mtimeMs > built);
  } catch {
    return true;
  }
}

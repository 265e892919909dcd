import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {cp, mkdir, readdir, symlink} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../../scripts/lib/exec.mjs';

/**
 * A temporary folder that lasts as long as this process.
 * @param {string} name
 */
export function openFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  return folder;
}

/**
 * The files that git knows or would add.
 * @param {string} folder
 */
export async function copyProject(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {stdout} = await promisify(execFile)('git', args, {cwd: ROOT});
  for (const file of stdout.split('\0').filter((name) => name && existsSync(ROOT + name)))
    await cp(ROOT + file, path.join(folder, file));
}

/**
 * For a copy that leaves the packages as they are, and keeps what its builds cache beside them to itself.
 * @param {string} folder
 */
export async function linkEachPackage(folder) {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(to);
  for (const entry of await readdir(from, {withFileTypes: true})) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Windows asks for rights to link files.
    await (entry.isFile() ? cp(source, target) : symlink(source, target, 'junction'));
  }
}

import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {cp, mkdir, readdir, symlink} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../../scripts/lib/exec';

/** A temporary folder that lasts as long as this process. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  return folder;
}

/** The files that git knows or would add. */
export async function copyProject(folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {stdout} = await promisify(execFile)('git', args, {cwd: ROOT});
  for (const file of stdout.split('\0').filter((name) => name && existsSync(path.join(ROOT, name))))
    await cp(path.join(ROOT, file), path.join(folder, file));
}

/** For a copy that leaves the packages as they are, and keeps what its builds cache beside them to itself. */
export async function linkEachPackage(folder: string): Promise<void> {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(to);
  for (const entry of await readdir(from, {withFileTypes: true})) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)] as const;
    // Windows asks for rights to link files.
    await (entry.isFile() ? cp(source, target) : symlink(source, target, 'junction'));
  }
}

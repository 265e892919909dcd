import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync, zipSync} from 'fflate';
import {create} from 'tar';
import {filesBelow} from '../../config/files';

/** The application that the pages build on, as a folder below that of a version. */
export const STARTER_FOLDER = '_starter';

/** The folder that unpacking creates. */
const UNPACKED = 'rift-starter';

/** Files left behind by trying it out. */
const LEFTOVERS = /^(?:vendor(?:\/|$)|composer\.lock$|\.env$)/;

/** Permissions and times are fixed instead of read from disk, so that the same files give the same bytes. */
const MODE = 0o100644;

/** The files of the starter, sorted by name. */
export const starterFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !LEFTOVERS.test(file));

const tarOf = (folder: string, files: string[]): Promise<Buffer> =>
  create(
    {
      cwd: folder,
      prefix: UNPACKED,
      strict: true,
      portable: true,
      mtime: new Date(Date.UTC(2020, 0)),
      onWriteEntry: ({stat}) => {
        if (stat) stat.mode = MODE;
      },
    },
    files,
  ).concat();

/** The starter as archives, by their names. */
export async function starterArchives(folder: string): Promise<Record<string, Uint8Array>> {
  const files = starterFiles(folder);
  const zipped = files.map((file) => [`${UNPACKED}/${file}`, readFileSync(path.join(folder, file))] as const);
  return {
    // The output of zlib differs between Node releases, that of fflate does not.
    'starter.tar.gz': gzipSync(await tarOf(folder, files), {mtime: 0, level: 9}),
    'starter.zip': zipSync(Object.fromEntries(zipped), {
      // A zip stores local time.
      mtime: new Date(2020, 0),
      level: 9,
      os: 3,
      attrs: MODE << 16,
    }),
  };
}

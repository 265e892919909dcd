import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync, zipSync} from 'fflate';
import {create} from 'tar';
import {filesBelow} from '../../config/files';

/** The application that the pages build on, in the folder of a version. */
export const STARTER_FOLDER = '_starter';

/** The folder that unpacking makes. */
const UNPACKED = 'rift-starter';

/** What trying it out leaves behind. */
const LEFTOVERS = /^(?:vendor(?:\/|$)|composer\.lock$|\.env$)/;

/** Rights and times are not those of the disk: the same files are the same bytes. */
const MODE = 0o100644;

/** Its files, in the order of their names. */
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
    // zlib's bytes differ from one release of Node to another, fflate's do not.
    'starter.tar.gz': gzipSync(await tarOf(folder, files), {mtime: 0, level: 9}),
    'starter.zip': zipSync(Object.fromEntries(zipped), {
      // A zip holds the hour of the place where it is made.
      mtime: new Date(2020, 0),
      level: 9,
      os: 3,
      attrs: MODE << 16,
    }),
  };
}

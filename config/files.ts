import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {plainText} from './plainText';

/** Whatever is hashed, compared or parsed is read by this: an editor may save a file as Windows does. */
export const readText = (file: string): string => plainText(readFileSync(file, 'utf8'));

/** The files below a folder, by their paths in it, in the order of these; links are files, wherever they lead. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

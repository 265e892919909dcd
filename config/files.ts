import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {plainText} from './plainText';

/** Reads everything that is hashed, compared or parsed, because an editor may save a file with Windows line endings. */
export const readText = (file: string): string => plainText(readFileSync(file, 'utf8'));

/** The files below a folder as sorted relative paths; links count as files, wherever they lead. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Whether a path is that of a file, or of a folder that contains it. */
export const isIn = (place: string, file: string) =>
  place === '' || file === place || file.startsWith(`${place}/`);

/** An error that the user can fix: a command shows it as one line, without a stack. */
export class UserError extends Error {}

/** Reads a list or a map from a JSON file. */
export function readJson<T extends object>(file: string, kind: 'list' | 'map'): T {
  const name = path.relative('', file).replaceAll('\\', '/');
  const refuse = (reason: string): never => {
    throw new UserError(
      `${name} holds no ${kind} of JSON: ${reason}. Correct it, or take it back: git checkout -- ${name}`,
    );
  };
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    refuse((error as Error).message.replace(/\s+/g, ' '));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (kind === 'list'))
    refuse(`it is ${JSON.stringify(value).slice(0, 40)}`);
  return value as T;
}

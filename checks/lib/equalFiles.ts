import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What stands in the files of a version, tables included, by their path below its folder. */
export type Files = ReadonlyMap<string, string>;

export function readFiles(root: string, folder: string): Files {
  const top = path.join(root, folder);
  const files = readdirSync(top, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((one, other) => one.localeCompare(other));
  return new Map(
    files.map((file) => [path.relative(top, file).replaceAll('\\', '/'), readFileSync(file, 'latin1')]),
  );
}

export interface Differences {
  changed: string[];
  added: string[];
  removed: string[];
}

/** What a later version has otherwise than an earlier one. */
export const differences = (earlier: Files, later: Files): Differences => ({
  changed: [...later].flatMap(([file, source]) =>
    earlier.has(file) && earlier.get(file) !== source ? [file] : [],
  ),
  added: [...later.keys()].filter((file) => !earlier.has(file)),
  removed: [...earlier.keys()].filter((file) => !later.has(file)),
});

/** The lines to print; one where there is no difference. */
export function differenceLines(
  names: readonly [string, string],
  {changed, added, removed}: Differences,
): string[] {
  const [earlier, later] = names;
  const lines = [
    ...changed.map((file) => `  ${file} differs`),
    ...added.map((file) => `  ${file} is in ${later} only`),
    ...removed.map((file) => `  ${file} is in ${earlier} only`),
  ];
  return lines.length === 0
    ? [`${later} and ${earlier}: all files are equal`]
    : [`${later} and ${earlier}: ${lines.length} files are not equal`, ...lines];
}

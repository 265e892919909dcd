import path from 'node:path';
import type {Page} from './page';

/** Pages by their path below a folder. */
const byPath = (pages: readonly Page[], folder: string) =>
  new Map(pages.map(({file, source}) => [path.posix.relative(folder, file), source]));

export interface Differences {
  changed: string[];
  added: string[];
  removed: string[];
}

/** What a later folder of pages has otherwise than an earlier one. */
export function differences(
  [earlier, earlierFolder]: readonly [readonly Page[], string],
  [later, laterFolder]: readonly [readonly Page[], string],
): Differences {
  const before = byPath(earlier, earlierFolder);
  const after = byPath(later, laterFolder);
  return {
    changed: [...after].flatMap(([file, source]) =>
      before.has(file) && before.get(file) !== source ? [file] : [],
    ),
    added: [...after.keys()].filter((file) => !before.has(file)),
    removed: [...before.keys()].filter((file) => !after.has(file)),
  };
}

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
    ? [`${later} and ${earlier}: all pages are equal`]
    : [`${later} and ${earlier}: ${lines.length} pages are not equal`, ...lines];
}

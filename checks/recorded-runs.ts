import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import type {RunSet} from '../src/runs/runSet';
import {FIRST_LINE, type Rule} from './lib/rule';

const root = path.join(__dirname, '..');

const linesIn = (text: string) => text.split('\n').map((line) => line.trim());

/** The files below a folder; none where it is missing. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true, recursive: true}).flatMap((entry) =>
        entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
      )
    : [];

/** The code that a recorded run shows stands on a page, or in the application that the pages build. */
export const recordedRuns: Rule = (pages, {folder}) => {
  const starter = filesBelow(path.join(root, folder, '../_starter'));
  const known = new Set([
    ...pages.flatMap(({code}) => code.flatMap(({value}) => linesIn(value))),
    ...starter.flatMap((file) => linesIn(readText(file))),
  ]);
  return filesBelow(path.join(root, folder, 'runs')).flatMap((name) => {
    const {files, cases} = JSON.parse(readText(name)) as RunSet;
    const steps = cases.flatMap((one) => one.steps);
    const shown = steps.flatMap(({file, lines: [from = 1, to]}) =>
      linesIn(files[file]?.code ?? '').slice(from - 1, to),
    );
    const strange = shown.find((line) => !known.has(line));
    const file = path.relative(root, name).replaceAll('\\', '/');
    const message = `no page and no file of the application has the line “${strange}” any more: npm run record`;
    return strange === undefined ? [] : [{file, line: FIRST_LINE, message}];
  });
};

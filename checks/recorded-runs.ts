import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import type {RunSet} from '../src/runs/runSet';
import {STARTER_FOLDER, starterFiles} from '../src/text/starter';
import {FIRST_LINE, type Rule} from './lib/rule';

const root = path.join(__dirname, '..');

const linesIn = (text: string) => text.split('\n').map((line) => line.trim());

/** The code that a recorded run shows stands on a page, or in the application that the pages build. */
export const recordedRuns: Rule = (pages, {folder}) => {
  const runs = path.join(root, folder, 'runs');
  if (!existsSync(runs)) return [];
  const starter = path.join(root, path.dirname(folder), STARTER_FOLDER);
  const known = new Set([
    ...pages.flatMap(({code}) => code.flatMap(({value}) => linesIn(value))),
    ...starterFiles(starter).flatMap((file) => linesIn(readText(path.join(starter, file)))),
  ]);
  return readdirSync(runs).flatMap((name) => {
    const {files} = JSON.parse(readText(path.join(runs, name))) as RunSet;
    const strange = files.flatMap(({code}) => linesIn(code)).find((line) => !known.has(line));
    const file = `${folder}/runs/${name}`;
    const message = `no page and no file of the application has the line “${strange}” any more: npm run record`;
    return strange === undefined ? [] : [{file, line: FIRST_LINE, message}];
  });
};

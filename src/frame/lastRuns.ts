import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SamplesRunFacts} from './frontMatter';

/** The file that `npm run test:samples` writes, below the folder of the site. */
export const RUNS = 'checks/samples/last-run.json';

export interface RunOfText extends SamplesRunFacts {
  /** Of the text that was run. */
  hash: string;
}

export const textHash = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);

export function readRuns(root: string): Record<string, RunOfText> {
  const file = path.join(root, RUNS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, RunOfText>) : {};
}

/** The run of a page, unless its text has changed since. */
export function runOf(
  runs: Readonly<Record<string, RunOfText>>,
  page: string,
  text: string,
): SamplesRunFacts | undefined {
  const run = runs[page];
  if (run?.hash !== textHash(text)) return undefined;
  const {framework, php, date} = run;
  return {framework, php, date};
}

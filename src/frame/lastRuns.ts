import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../config/files';
import type {SamplesRunFacts} from './frontMatter';

/** The file that `npm run test:samples` writes, below the folder of the site. */
export const RUNS = 'checks/samples/last-run.json';

export interface RunOfText extends SamplesRunFacts {
  /** The hash of the samples that were run. */
  hash: string;
}

/** A block of code with its fences; what follows the first fence is its language and title. */
const FENCED = /^([^\S\n]*`{3,})(.*)\n(?:.*\n)*?\1[^\S\n]*$/gm;

/** The hash of the samples of a page, without prose and diagrams, which are not run. */
export function samplesHash(text: string): string {
  const blocks = [...text.matchAll(FENCED)];
  const samples = blocks.flatMap(([block, , info = '']) => (info.startsWith('mermaid') ? [] : [block]));
  return createHash('sha256').update(samples.join('\n')).digest('hex').slice(0, 16);
}

export function readRuns(root: string): Record<string, RunOfText> {
  const file = path.join(root, RUNS);
  return existsSync(file) ? readJson(file, 'map') : {};
}

/** The run of a page, unless its samples have changed since. */
export function runOf(
  runs: Readonly<Record<string, RunOfText>>,
  page: string,
  text: string,
): SamplesRunFacts | undefined {
  const run = runs[page];
  if (run?.hash !== samplesHash(text)) return undefined;
  const {framework, php, date} = run;
  return {framework, php, date};
}

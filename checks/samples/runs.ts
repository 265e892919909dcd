import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import type {RunSet} from '../../src/runs/runSet';
import type {Problem} from '../lib/rule';
import {dataDifferences} from './compare';
import {recordSet, type Version} from './recordSet';
import {setsToRecord, type SetToRecord} from './setsToRecord';

interface Recorder extends Version {
  /** What 1.0.0 prints because of a known issue, by its number. */
  known: ReadonlyMap<string, string>;
}

const fileOf = (folder: string, {name}: SetToRecord) => `${folder}/_data/runs/${name}.json`;

/** Records all sets of a version, and writes them to its files. */
export async function writeRuns(version: Version): Promise<void> {
  const {format, resolveConfig} = await import('prettier');
  for (const set of setsToRecord) {
    const file = path.join(version.root, fileOf(version.folder, set));
    const options = await resolveConfig(file);
    const json = JSON.stringify(await recordSet(set, version));
    writeFileSync(file, await format(json, {...options, parser: 'json'}));
    console.log(`${fileOf(version.folder, set)}: ${set.cases.length} cases`);
  }
}

/** Records all sets of a version again, and reports where the framework differs from its files. */
export async function compareRuns({known, ...version}: Recorder): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const set of setsToRecord) {
    const file = fileOf(version.folder, set);
    const text = existsSync(path.join(version.root, file)) ? readText(path.join(version.root, file)) : '{}';
    const shown = JSON.parse(text) as Partial<RunSet>;
    const came = await recordSet(set, version);
    const say = (message: string, id = '') => {
      const line = text.split('\n').findIndex((one) => one.includes(`"id": "${id}"`)) + 1;
      problems.push({file, line: Math.max(line, 1), message});
    };
    for (const {id, issue, printed, steps} of came.cases) {
      const seen = [printed, ...steps.map(({note}) => note)].join('\n');
      if (issue && !seen.includes(known.get(issue) ?? ''))
        say(
          `${issue} does not show any more in “${id}”: take away the mark, and the case of the way around`,
          id,
        );
    }
    const differences = dataDifferences(
      {title: shown.title, files: shown.files, ids: shown.cases?.map(({id}) => id)},
      {title: came.title, files: came.files, ids: came.cases.map(({id}) => id)},
    );
    differences.forEach((message) => say(`${message}: npm run record`));
    for (const now of came.cases) {
      const before = shown.cases?.find(({id}) => id === now.id);
      if (before) dataDifferences(before, now).forEach((message) => say(`${now.id}: ${message}`, now.id));
    }
    console.log(`${file}: ${came.cases.length} cases recorded again`);
  }
  return problems;
}

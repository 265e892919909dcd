import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../scripts/lib/command';
import {requireReadable} from '../scripts/lib/requireReadable';
import {diagramSvgProblems, readPlaces} from './drawings';
import {readData, type Data} from './lib/data';
import {RuleCache} from './lib/ruleCache';
import {docsFolders, isIn, pathsOf, readPages, readSamples, type Page} from './lib/page';
import {openReport, type Outcome} from './lib/report';
import {FIRST_LINE, type Rule} from './lib/rule';
import {readTables} from './lib/tables';
import {conflictProblems} from './links';
import {namesOnDisk, readFileNames} from './names-on-disk';
import {entryRules, pageRules, sampleRules, tableRules, versionRules} from './rules';

/**
 * Checks the pages of every version, their tables, and the samples that the site shows; with paths, only what is below them. Counts
 * the rules that pass and fail, once for each place. Exit status 1 if one failed.
 */
const {positionals} = parseArgs({allowPositionals: true});
const root = path.join(__dirname, '..');
const asked = pathsOf(root, positionals);
const isAsked = (file: string) => asked.length === 0 || asked.some((name) => isIn(name, file));
const folders = docsFolders(root);

const {add, end} = openReport();
const cache = new RuleCache();
const checked = new Set<string>();

const report = (outcomes: readonly Outcome[]) =>
  add(outcomes.map(([name, problems]) => [name, problems.filter(({file}) => isAsked(file))]));

/** Checks each requested page by itself. */
async function checkEach(
  rules: Readonly<Record<string, Rule>>,
  kind: string,
  folder: string,
  pages: readonly Page[],
  data: Data,
) {
  // Without pages, a rule would find nothing wrong.
  if (pages.length === 0)
    report([
      [`any-${kind}`, [{file: folder, line: FIRST_LINE, message: `the folder has no ${kind}: restore it`}]],
    ]);
  const chosen = pages.filter(({file}) => isAsked(file));
  if (chosen.length === 0) return;
  chosen.forEach(({file}) => checked.add(file));
  const outcomes = Object.entries(rules).map(async ([name, rule]): Promise<Outcome> => [
    name,
    await cache.run(name, rule, chosen, data),
  ]);
  report(await Promise.all(outcomes));
}

runCommand(__filename, async () => {
  const conflicts = conflictProblems(root, folders);
  report([['conflicts', conflicts]]);
  if (conflicts.length > 0) {
    // Files with conflict markers may not even parse.
    return end();
  }
  requireReadable(root);
  // Imported only now, because it loads sidebars.ts, which may have been unreadable.
  const {readSidebars, sidebarProblems} = await import('./sidebar');

  for (const folder of folders) {
    const pages = readPages(root, folder);
    const data = readData(root, folder);
    if (data === undefined) {
      const message = 'the version has no folder _data to compare it with: restore it';
      report([['any-table', [{file: folder, line: FIRST_LINE, message}]]]);
      continue;
    }
    await checkEach(pageRules, 'page', folder, pages, data);
    await checkEach(tableRules, 'table', data.folder, readTables(root, data.folder), data);
    report([['sidebar', sidebarProblems(pages, folder, readSidebars(root, folder))]]);
    for (const [name, rule] of Object.entries(versionRules)) report([[name, await rule(pages, data)]]);
  }

  const data = readData(root, 'docs');
  if (data) {
    await checkEach(sampleRules, 'sample', 'src', readSamples(root, 'src'), data);
    await checkEach(entryRules, 'entry', 'changelog', readPages(root, 'changelog'), data);
  }

  report([
    ['diagram-svgs', diagramSvgProblems(root, readPlaces(root))],
    ['names-on-disk', namesOnDisk(readFileNames(root))],
  ]);

  const lost = asked.filter((name) => ![...checked].some((file) => isIn(name, file)));
  report([
    [
      'any-page',
      lost.map((file) => ({
        file,
        line: FIRST_LINE,
        message: 'there is no page, table or sample at this path: name a file or a folder',
      })),
    ],
  ]);

  return end();
});

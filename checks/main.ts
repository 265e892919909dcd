import path from 'node:path';
import {parseArgs} from 'node:util';
import {isIn} from '../config/files';
import {runCommand} from '../config/command';
import {diagramSvgProblems} from './drawings';
import {readData, type Data} from './lib/data';
import {docsFolders, pathsOf, readPages, readSamples, type Page} from './lib/page';
import {FIRST_LINE, type Problem} from './lib/rule';
import {readTables} from './lib/tables';
import {markdown, spelling} from './linters';
import {isAddress, namesOnDisk, readFileNames} from './names-on-disk';
import {entryRules, pageRules, sampleRules, tableRules, versionRules, type Rules} from './rules';
import {readSidebars, sidebarProblems} from './sidebar';

/**
 * Checks the pages of every version, their tables, and the samples that the site shows; with paths, only what is below them. Counts
 * the rules that pass and fail, once for each place. Exit status 1 if one failed.
 */
const {positionals} = parseArgs({allowPositionals: true});
const root = path.join(__dirname, '..');
const asked = pathsOf(root, positionals);
const isAsked = (file: string) => asked.length === 0 || asked.some((name) => isIn(name, file));
const folders = docsFolders(root);

const counts = {passed: 0, failed: 0};
const checked = new Set<string>();

/** Prints what a rule found in the requested files, as `file:line: rule: message`. */
function report(name: string, problems: readonly Problem[]) {
  const found = problems.filter(({file}) => isAsked(file));
  counts[found.length === 0 ? 'passed' : 'failed'] += 1;
  for (const {file, line, message} of found) console.error(`${file}:${line}: ${name}: ${message}`);
}

/** Checks each requested page by itself. */
function checkEach(rules: Rules, pages: readonly Page[], data: Data) {
  const chosen = pages.filter(({file}) => isAsked(file));
  if (chosen.length === 0) return;
  chosen.forEach(({file}) => checked.add(file));
  for (const [name, rule] of Object.entries(rules)) report(name, rule(chosen, data));
}

runCommand(__filename, async () => {
  const versions = folders.map((folder) => {
    const data = readData(root, folder);
    const pages = readPages(root, folder).filter(({file}) => isAddress(file));
    return {folder, data, pages, tables: data ? readTables(root, data.folder) : []};
  });
  const entries = readPages(root, 'changelog');
  // A text that versions share is linted once.
  const filesOf = (pages: readonly Page[]) => [
    ...new Map(pages.filter(({file}) => isAsked(file)).map(({file, source}) => [source, file])).values(),
  ];
  const texts = filesOf([...versions.flatMap(({pages}) => pages), ...entries]);
  const tables = filesOf(versions.flatMap((version) => version.tables));

  for (const {folder, data, pages, tables} of versions) {
    if (data === undefined) {
      const message = 'the version has no folder _data to compare it with: restore it';
      report('any-table', [{file: folder, line: FIRST_LINE, message}]);
      continue;
    }
    checkEach(pageRules, pages, data);
    checkEach(tableRules, tables, data);
    report('sidebar', sidebarProblems(pages, folder, readSidebars(root, folder)));
    for (const [name, rule] of Object.entries(versionRules)) report(name, rule(pages, data));
  }

  const [next] = versions;
  if (next?.data) {
    checkEach(sampleRules, readSamples(root, 'src'), next.data);
    checkEach(entryRules, entries, next.data);
  }

  report('diagram-svgs', diagramSvgProblems(root));
  report('names-on-disk', namesOnDisk(readFileNames(root)));
  report('markdown', await markdown(texts));
  report('spelling', await spelling([...texts, ...tables]));

  const message = 'there is no page, table or sample at this path: name a file or a folder';
  const lost = asked.filter((name) => ![...checked].some((file) => isIn(name, file)));
  report(
    'any-page',
    lost.map((file) => ({file, line: FIRST_LINE, message})),
  );

  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
});

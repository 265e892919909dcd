import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {readPages, readSamples} from './page';
import {rules, sampleRules, type Problem} from './rules';

/**
 * Checks the text of every version, and the samples that the site shows. Prints `file:line: message` for each problem;
 * with --report=FILE writes how many checks passed and failed, a check being one rule over one version or over the
 * samples. Exit status 1 when one failed.
 */
const {values} = parseArgs({options: {report: {type: 'string'}}});
const root = fileURLToPath(new URL('../../', import.meta.url));

const cut = 'versioned_docs';
const folders = [
  'docs',
  ...(existsSync(path.join(root, cut))
    ? readdirSync(path.join(root, cut)).map((name) => `${cut}/${name}`)
    : []),
];

const site = 'src';
const groups = [
  ...folders.map((folder) => ({folder, pages: readPages(root, folder), kind: 'page', rules})),
  {folder: site, pages: readSamples(root, site), kind: 'sample', rules: sampleRules},
];

const tally = {passed: 0, failed: 0};
for (const {folder, pages, kind, rules} of groups) {
  const outcomes: [string, Problem[]][] = [
    [
      `there are ${kind}s`,
      pages.length > 0 ? [] : [{file: folder, line: 1, message: `the folder holds no ${kind}`}],
    ],
  ];
  for (const [name, rule] of Object.entries(rules)) outcomes.push([name, await rule(pages)]);
  for (const [name, problems] of outcomes) {
    if (problems.length === 0) {
      tally.passed += 1;
      continue;
    }
    tally.failed += 1;
    console.error(`${folder}: ${name}: ${problems.length} times not so`);
    problems.forEach(({file, line, message}) => console.error(`  ${file}:${line}: ${message}`));
  }
  console.log(`${folder}: ${pages.length} ${kind}s, ${outcomes.length} checks`);
}

if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;

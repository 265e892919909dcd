import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import type {Problem} from '../content/rule';
import {installScriptProblems} from './installScripts';
import {licenceProblems} from './licences';
import {agreementProblems, completenessProblems, sourceProblems} from './lockfile';
import {readProject, type Project} from './project';

/**
 * Checks what the lockfile names and what is installed, without a network. Prints `file:line: message` for each problem;
 * with --report=FILE writes how many checks passed and failed. Exit status 1 when one failed.
 */
const {values} = parseArgs({options: {report: {type: 'string'}}});

const checks: Readonly<Record<string, (project: Project) => Problem[]>> = {
  'package.json and the lockfile agree': agreementProblems,
  'the lockfile is complete': completenessProblems,
  'the lockfile holds contents, not hosts': sourceProblems,
  'licences are allowed': licenceProblems,
  'install scripts are reviewed': installScriptProblems,
};

const project = readProject(fileURLToPath(new URL('../../', import.meta.url)));
const outcomes = Object.entries(checks).map(([name, check]) => ({name, problems: check(project)}));
const broken = outcomes.filter(({problems}) => problems.length > 0);

for (const {name, problems} of broken) {
  console.error(`${name}: ${problems.length} times not so`);
  for (const {file, line, message} of problems) console.error(`  ${file}:${line}: ${message}`);
}
console.log(
  `${Object.keys(project.packages).length - 1} packages in the lockfile, ${Object.keys(project.installed).length} installed, ${outcomes.length} checks`,
);

const tally = {passed: outcomes.length - broken.length, failed: broken.length};
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(tally));
process.exitCode = broken.length === 0 ? 0 : 1;

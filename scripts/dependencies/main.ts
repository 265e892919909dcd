import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {openReport, type Outcome} from '../../checks/lib/report';
import type {Problem} from '../../checks/lib/rule';
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
const outcomes = Object.entries(checks).map(([name, check]): Outcome => [name, check(project)]);
const {add, end} = openReport();
add(outcomes);
console.log(
  `${Object.keys(project.packages).length - 1} packages in the lockfile, ${Object.keys(project.installed).length} installed, ${outcomes.length} checks`,
);
end(values.report);

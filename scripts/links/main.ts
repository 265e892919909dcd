import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type * as Site from '../../config/site';
import {ask, limits} from './ask';
import {collect, isAsked} from './collect';
import {ignored, reasonToIgnore} from './ignored';
import {lines, statusOf, type Report} from './report';

/**
 * Asks for every external address of the sources, or of the files that are named. Prints a line for each that does not
 * answer or has moved for good, or with --json everything. Exit status 1 when one does not answer, 2 when the command
 * itself cannot be run.
 */
const USAGE = 'npm run links -- [--json] [file ...]';

const {site} = createRequire(import.meta.url)('../../config/site.ts') as typeof Site;

function refuse(message: string): never {
  console.error(`${message} Usage: ${USAGE}`);
  process.exit(2);
}

function readArguments(): {isJson: boolean; named: string[]} {
  try {
    const {values, positionals} = parseArgs({
      options: {json: {type: 'boolean'}, help: {type: 'boolean'}},
      allowPositionals: true,
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return {isJson: values.json === true, named: positionals};
  } catch (error) {
    return refuse(`${(error as Error).message.replace(/\.?$/, '.')}`);
  }
}

function knownFiles(root: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter((file) => isAsked(file) && existsSync(path.join(root, file)));
  } catch {
    return refuse('The sources cannot be listed: git is needed, and a clone.');
  }
}

const root = process.cwd();
const {isJson, named} = readArguments();
const lost = named.find((file) => !existsSync(path.join(root, file)));
if (lost !== undefined) refuse(`There is no file ${lost}.`);

const all = collect(root, named.length > 0 ? named : knownFiles(root));
const left = all.flatMap((link) => {
  const reason = reasonToIgnore(link.url);
  return reason === undefined ? [] : [{...link, reason}];
});
const asked = all.filter(({url}) => reasonToIgnore(url) === undefined);

let answered = 0;
const options = {...limits, userAgent: `${limits.userAgent} (+${site.siteRepository})`};
const answers = await ask(
  asked.map(({url}) => url),
  options,
  () => {
    answered += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${answered} of ${asked.length}\r`);
  },
);

const places = new Map(asked.map((link) => [link.url, link.places]));
const report: Report = {
  links: answers.map((answer) => ({...answer, places: places.get(answer.url) ?? []})),
  ignored: left,
  unused:
    named.length > 0
      ? []
      : ignored.map(({prefix}) => prefix).filter((prefix) => !all.some(({url}) => url.startsWith(prefix))),
};
console.log(isJson ? JSON.stringify(report, null, 2) : lines(report).join('\n'));
process.exitCode = statusOf(report);

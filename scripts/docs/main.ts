import {parseArgs} from 'node:util';
import {runCommand, UserError} from '../lib/command';
import {execPackage, ROOT} from '../lib/command';
import {cut} from './cut';
import {drop} from './drop';
import type {Command, Project} from './project';
import {status} from './status';
import {sync} from './sync';

const commands: Readonly<Record<string, Command>> = {status, cut, sync, drop};

const HELP = `Versions of the documentation: npm run docs -- <command>

  status                       lists the versions, and how next differs from the latest
  cut <name>                   makes a version of docs/, once its text is checked
  sync <file...> --to <name>   carries an edit of files in docs/ to a version
  sync <file...> --from <name> carries an edit of files of a version to docs/
                               An edit is what is not committed; with --since <commit>, what has changed since.
  drop <name>                  removes a version, and redirects its pages to the latest (--yes: even the latest itself)

Each wants what it writes to be committed, and says how to undo what it did.`;

/** Whether a command got the right number of names. */
const isEnough: Readonly<Record<string, (count: number) => boolean>> = {
  status: (count) => count === 0,
  cut: (count) => count === 1,
  sync: (count) => count > 0,
  drop: (count) => count === 1,
};

/** Runs a command with the arguments typed after `npm run docs --`. */
export async function run(project: Project, args: string[]): Promise<number> {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {to: text, from: text, since: text, yes: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  const [name = 'help', ...names] = positionals;
  if (values.help || name === 'help') {
    project.print(HELP);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !isEnough[name]?.(names.length)) throw new UserError(HELP);
  return command(project, names, values);
}

runCommand(__filename, (args) =>
  run(
    {root: ROOT, print: (line) => console.log(line), run: (program, rest) => execPackage(program, rest)},
    args,
  ),
);

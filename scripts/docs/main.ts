import {parseArgs} from 'node:util';
import {tryGit} from '../../config/git';
import {latestVersion, NEXT, versionFolder} from '../../config/versions';
import {execPackage, ROOT, runCommand, UserError} from '../../config/command';
import {cut} from './cut';
import {drop} from './drop';
import {NEXT_FOLDER, pagesOf, versionNames, type Command, type Project} from './project';
import {sync} from './sync';

/** The exit status of `git diff --no-index`. */
const DIFFERENT = 1;

/** Lists the versions, and how next differs from the latest. */
const status: Command = async ({root, print}) => {
  const names = versionNames(root);
  const latest = latestVersion(names);
  for (const name of [NEXT, ...names])
    print(
      `${name}: ${pagesOf(root, name).length} pages at /docs/${name}${name === latest ? ', the latest' : ''}`,
    );
  if (latest === NEXT) return 0;
  const folders = [versionFolder(latest), NEXT_FOLDER];
  const args = ['diff', '--no-index', '--name-status', '--find-renames', '--', ...folders];
  const {status: found, stdout: diff, said} = tryGit(root, args);
  if (found !== 0 && found !== DIFFERENT) throw new UserError(said);
  print(
    found === 0
      ? `${NEXT} has the same files as ${latest}.`
      : `${NEXT} beside ${latest} (A added, D deleted, M modified, R renamed):`,
  );
  diff.split('\n').filter(Boolean).forEach(print);
  return 0;
};

/** Each with how many names it takes, at least and at most. */
const commands: Readonly<Record<string, [command: Command, min: number, max: number]>> = {
  status: [status, 0, 0],
  cut: [cut, 1, 1],
  sync: [sync, 1, Infinity],
  drop: [drop, 1, 1],
};

const HELP = `Versions of the documentation: npm run docs -- <command>

  status                       lists the versions, and how next differs from the latest
  cut <name>                   makes a version of docs/, once its text is checked
  sync <file...> --to <name>   carries an edit of files in docs/ to a version
  sync <file...> --from <name> carries an edit of files of a version to docs/
                               An edit is what is not committed; with --since <commit>, what has changed since.
  drop <name>                  removes a version, and redirects its pages to the latest (--yes: even the latest itself)

Each wants what it writes to be committed, and says how to undo what it did.`;

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
  const [command, min = 0, max = 0] = Object.hasOwn(commands, name) ? (commands[name] ?? []) : [];
  if (!command || names.length < min || names.length > max) throw new UserError(HELP);
  return command(project, names, values);
}

runCommand(__filename, (args) =>
  run(
    {root: ROOT, print: (line) => console.log(line), run: (program, rest) => execPackage(program, rest)},
    args,
  ),
);

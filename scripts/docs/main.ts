import {once} from 'node:events';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {execPackage, runCommand, UserError} from '../lib/command';
import type {Command, Context} from './command';
import {cut} from './cut';
import {drop} from './drop';
import {redirectsCommand} from './redirects';
import {status} from './status';
import {sync} from './sync';

const commands: Readonly<Record<string, Command>> = {status, cut, sync, drop, redirects: redirectsCommand};

const START = 'npm run docs --';

function overview(): string {
  const rows = Object.entries(commands).map(([name, {help}]) => `  ${name.padEnd(11)}${help.split('\n')[0]}`);
  return `Versions of the documentation\n\n${rows.join('\n')}\n\n${START} <command> --help explains a command.`;
}

/** Runs a command as it was typed after `npm run docs --`. */
export async function run(context: Context, [name = '--help', ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === 'help') {
    context.print(overview());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UserError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  const {values, positionals} = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {...command.options, help: {type: 'boolean'}},
  });
  const usage = `${START} ${name} ${command.usage}`.trim();
  if (values.help) {
    context.print(`${usage}\n\n${command.help}`);
    return 0;
  }
  const [min, max] = command.names;
  if (positionals.length < min || positionals.length > max) throw new UserError(`Usage: ${usage}`);
  return command.run(context, positionals, values);
}

/** Whatever is not a yes is a no: the end of the input and Ctrl-C, too. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({input: process.stdin, output: process.stderr});
  const closed = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}

async function checkText(): Promise<boolean> {
  console.log('Checking the text ...');
  return (await execPackage('tsx/dist/cli.mjs', ['checks/main.ts'])) === 0;
}

runCommand(__filename, (args) =>
  run(
    {
      root: process.cwd(),
      print: (line) => console.log(line),
      confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
      checkText,
    },
    args,
  ),
);

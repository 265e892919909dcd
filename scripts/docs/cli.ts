import {parseArgs} from 'node:util';
import {distance} from 'fastest-levenshtein';
import {UserError} from '../lib/command';
import {UsageError, type CliContext, type Command, type ParsedArgs} from './context';
import {cut} from './cut';
import {drop} from './drop';
import {redirectsCommand} from './redirects';
import {status} from './status';
import {sync} from './sync';

const commands: Readonly<Record<string, Command>> = {status, cut, sync, drop, redirects: redirectsCommand};

const COMMON = {json: {type: 'boolean'}, help: {type: 'boolean'}} as const;

const COMMON_HELP = `
  --json     prints JSON, with npm run --silent; progress goes to the error output
  --help     prints this`;

const START = 'npm run docs --';

/** How many characters a word may differ from a command to be a misspelling of it. */
const MAX_DISTANCE = 2;

const USAGE_ERROR = 2;

function overview(): string {
  const rows = Object.entries(commands).map(([name, {usage, help}]) => {
    const withoutOptions = usage.replace(/\s*[[(]?--.*/, '');
    return `  ${`${name} ${withoutOptions}`.padEnd(16)}${help.split('\n', 1).join()}`;
  });
  return `Versions of the documentation: ${START} <command>

${rows.join('\n')}

${START} <command> --help prints more of one. Exit status: 0 done, 1 not done, 2 wrongly called.`;
}

function parsed(name: string, command: Command, args: readonly string[]): ParsedArgs {
  const usage = `It is: ${START} ${name} ${command.usage}`.trim();
  const [min, max] = command.positionals;
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {...command.options, ...COMMON},
    });
    const {length} = positionals.filter((word) => word.trim() !== '');
    const isFitting = length === positionals.length && length >= min && length <= max;
    if (values.help !== true && !isFitting) throw new UsageError(usage);
    return {values: values as ParsedArgs['values'], positionals};
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [line = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${line.replace(/\.?$/, '.')} See ${START} ${name} --help.`);
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const near = Object.keys(commands).find((one) => distance(one, name) <= MAX_DISTANCE);
  const hint = near === undefined ? `There are ${Object.keys(commands).join(', ')}.` : `Is it ${near}?`;
  throw new UsageError(`There is no command ${JSON.stringify(name)}. ${hint}`);
}

/** What a full or read-only disk and missing rights come as; the message names the cause and the file. */
const isSystemError = (error: unknown): error is Error & {syscall: string} =>
  error instanceof Error && 'syscall' in error;

/** Runs a command as it was typed after `npm run docs --`, and resolves to its exit status. */
export async function run(context: CliContext, args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    context.print(overview());
    return name === undefined ? USAGE_ERROR : 0;
  }
  const isJson = args.includes('--json');
  try {
    const command = commandOf(name);
    const parsedArgs = parsed(name, command, rest);
    if (parsedArgs.values.help === true) {
      context.print(`${START} ${name} ${command.usage}\n\n${name} ${command.help}${COMMON_HELP}`);
      return 0;
    }
    const quiet = {...context, print: () => undefined, confirm: undefined};
    const outcome = await command.run(isJson ? quiet : context, parsedArgs);
    if (isJson) context.print(JSON.stringify(outcome.facts, null, 2));
    return outcome.status;
  } catch (error) {
    if (!(error instanceof UserError || isSystemError(error))) throw error;
    const message = isSystemError(error) ? `Nothing was changed. ${error.message}` : error.message;
    context.printError(message);
    if (isJson) context.print(JSON.stringify({error: message}, null, 2));
    return error instanceof UsageError ? USAGE_ERROR : 1;
  }
}

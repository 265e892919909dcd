import {parseArgs} from 'node:util';
import {distance} from 'fastest-levenshtein';
import {Refusal} from '../lib/refusal.mjs';
import {cut} from './cut';
import {drop} from './drop';
import {Git} from './git';
import {takeLock} from './lock';
import {redirectsCommand} from './redirectsCommand';
import {status} from './status';
import {sync} from './sync';
import {undo} from './undo';
import {WrongUse, type Command, type Words, type World} from './world';

const commands: Readonly<Record<string, Command>> = {
  status,
  cut,
  sync,
  drop,
  undo,
  redirects: redirectsCommand,
};

const COMMON = {
  json: {
    type: 'boolean',
    does: 'answers as JSON, with npm run --silent; what tells of progress goes to the error output',
  },
  help: {type: 'boolean', does: 'tells this'},
} as const;

const START = 'npm run docs --';
/** How far a word may be from a command to be taken for it, in signs. */
const NEAR = 2;

const WRONG_USE = 2;

const aligned = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
};

/** Of a usage, what is not an option. */
const placesIn = (usage: string) => usage.replace(/\s*[[(]?--.*/, '');

const overview = () => [
  `Versions of the documentation: ${START} <command>`,
  '',
  ...aligned(
    Object.entries(commands).map(([name, {usage, summary}]) => [
      `${name} ${placesIn(usage)}`.trim(),
      summary,
    ]),
  ),
  '',
  `${START} <command> --help tells more of one. Exit status: 0 done, 1 not done, 2 wrongly called.`,
];

const helpOf = (name: string, {usage, summary, details, options}: Command) => [
  `${START} ${name} ${usage}`.trim(),
  '',
  `${name} ${summary}.`,
  ...details,
  '',
  ...aligned(Object.entries({...options, ...COMMON}).map(([option, {does}]) => [`--${option}`, does])),
];

/** What one command may be called with. */
function wordsOf(
  name: string,
  {options, words: [least, most], usage}: Command,
  args: readonly string[],
): Words {
  const known = {...options, ...COMMON};
  let words: Words;
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(known).map(([key, {type}]) => [key, {type}])),
    });
    words = {values: values as Words['values'], positionals};
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new WrongUse(`${line.replace(/\.?$/, '.')} See ${START} ${name} --help.`);
  }
  const {length} = words.positionals;
  const isCalled = words.values.help === true || (length >= least && length <= most);
  if (!isCalled) throw new WrongUse(`It is: ${START} ${name} ${usage}`.trim());
  const empty = words.positionals.findIndex((word) => word.trim() === '');
  if (empty !== -1) throw new WrongUse(`A name is empty. It is: ${START} ${name} ${usage}`.trim());
  return words;
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const near = Object.keys(commands).find((one) => distance(one, name) <= NEAR);
  const hint = near === undefined ? `There are ${Object.keys(commands).join(', ')}.` : `Is it ${near}?`;
  throw new WrongUse(`There is no command ${JSON.stringify(name)}. ${hint}`);
}

async function runOne(world: World, name: string, args: readonly string[], isJson: boolean): Promise<number> {
  const command = commandOf(name);
  const words = wordsOf(name, command, args);
  if (words.values.help === true) {
    helpOf(name, command).forEach((line) => world.say(line));
    return 0;
  }
  const release = command.isReading ? undefined : takeLock(new Git(world.root));
  const {status: answer, facts} = await command
    .run(isJson ? {...world, say: () => undefined, confirm: undefined} : world, words)
    .finally(release);
  if (isJson) world.say(JSON.stringify(facts, null, 2));
  return answer;
}

/**
 * Runs a command as it was typed after `npm run docs --`.
 *
 * @returns its exit status
 */
export async function run(world: World, args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  const isJson = args.includes('--json');
  if (name === undefined || name === '--help' || name === 'help') {
    overview().forEach((line) => world.say(line));
    return name === undefined ? WRONG_USE : 0;
  }
  try {
    return await runOne(world, name, rest, isJson);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    world.progress(error.message);
    if (isJson) world.say(JSON.stringify({error: error.message}, null, 2));
    return error instanceof WrongUse ? WRONG_USE : 1;
  }
}

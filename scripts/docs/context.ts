import {UserError} from '../lib/command';

/** What the commands need from outside the repository. */
export interface CliContext {
  /** The folder of the project. */
  root: string;
  /** Prints a line of the answer. */
  print: (line: string) => void;
  /** Prints a line beside the answer: progress and errors. */
  printError: (line: string) => void;
  /** Asks a yes-or-no question; absent where nobody can answer. */
  confirm?: (question: string) => Promise<boolean>;
  /** Checks the text of the project, prints what is wrong, and resolves to whether it is right. */
  checkText: () => Promise<boolean>;
}

export interface ParsedArgs {
  positionals: string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** `facts` are printed where JSON was asked for. */
export interface Outcome {
  status: number;
  facts: object;
}

export interface Command {
  /** What follows the name: `<name> [--dry-run]`. */
  usage: string;
  /** The first line stands in the list of commands. */
  help: string;
  options: Readonly<Record<string, {type: 'string' | 'boolean'}>>;
  /** How many positional arguments it takes. */
  positionals: readonly [min: number, max: number];
  run: (context: CliContext, args: ParsedArgs) => Promise<Outcome>;
}

/** A command that was typed wrongly: exit status 2, where other errors of the user are 1. */
export class UsageError extends UserError {}

/** `1 page`, `2 pages`, `2 addresses`. */
export const count = (number: number, thing: string): string =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : thing.endsWith('s') ? 'es' : 's'}`;

export const DRY_RUN = 'This was a dry run: nothing was changed.';

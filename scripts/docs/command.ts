import type {ParseArgsConfig} from 'node:util';

/** What the commands need from outside the repository. */
export interface Context {
  /** The folder of the project. */
  root: string;
  print: (line: string) => void;
  /** Asks a yes-or-no question; absent where nobody can answer. */
  confirm?: (question: string) => Promise<boolean>;
  /** Checks the text of the project, and prints what is wrong with it. */
  checkText: () => Promise<boolean>;
}

export interface Command {
  /** What follows the name: `<name> [--dry-run]`. */
  usage: string;
  /** The first line stands in the list of commands. */
  help: string;
  options?: ParseArgsConfig['options'];
  /** How many names it takes. */
  names: readonly [min: number, max: number];
  /** Resolves to the exit status. */
  run: (
    context: Context,
    names: readonly string[],
    options: Readonly<Record<string, unknown>>,
  ) => Promise<number>;
}

export const DRY_RUN_OPTION = {'dry-run': {type: 'boolean'}} as const;
export const DRY_RUN = 'This was a dry run: nothing was changed.';

/** `1 page`, `2 pages`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

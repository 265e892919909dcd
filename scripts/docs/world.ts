import {Refusal} from '../lib/refusal.mjs';

/** What the commands need from outside the repository. */
export interface World {
  /** The folder of the project. */
  root: string;
  /** Prints a line of the answer. */
  say: (line: string) => void;
  /** Prints a line that tells of long work, beside the answer. */
  progress: (line: string) => void;
  /** Asks somebody at a terminal for a yes; absent where nobody is there. */
  confirm?: (question: string) => Promise<boolean>;
  /** Checks the text of a project; answers how many problems it told of. */
  checkText: () => Promise<number>;
  /** Cuts a version as Docusaurus does, in a copy of the project; answers an exit status. */
  cutVersion: (folder: string, version: string) => Promise<number>;
}

/** The words after a command, taken apart. */
export interface Words {
  positionals: string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** What a command answers: `facts` are printed as JSON where that was asked for. */
export interface Outcome {
  status: number;
  facts: object;
}

export interface Command {
  /** What stands behind its name: `<name> [--dry-run]`. */
  usage: string;
  /** One line. */
  summary: string;
  /** What it does, in a few lines. */
  details: readonly string[];
  options: Readonly<Record<string, {type: 'string' | 'boolean'; does: string}>>;
  /** How many words it takes at least and at most. */
  words: readonly [least: number, most: number];
  /** Whether it leaves the clone as it is, whatever its options. */
  isReading?: boolean;
  run: (world: World, words: Words) => Promise<Outcome>;
}

/** A wrong use: exit status 2 where any other refusal is 1. */
export class WrongUse extends Refusal {}

/** `1 page`, `2 pages`, `2 addresses`. */
export const count = (number: number, thing: string): string =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : thing.endsWith('s') ? 'es' : 's'}`;

import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import phpParser from 'php-parser';
import type {CodeAt, Page} from './page';
import {each, type Problem, type Rule} from './rule';

export const PHP_VERSION = '8.2';

/** A node of the tree; what it holds depends on its kind. */
export interface PhpNode {
  kind: string;
  loc?: {start: {line: number}};
  [key: string]: unknown;
}

/** The kinds of what has members. */
export const CLASSES = ['class', 'interface', 'trait', 'enum'];

export const isNode = (value: unknown): value is PhpNode =>
  typeof value === 'object' && value !== null && typeof (value as PhpNode).kind === 'string';

export const nodesIn = (value: unknown): PhpNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

export const childrenOf = (node: PhpNode): PhpNode[] => Object.values(node).flatMap(nodesIn);

export function* walk(node: PhpNode): Generator<PhpNode> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** The text of a name or an identifier; undefined for an expression. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isNode(value)) return undefined;
  return value.kind === 'name' || value.kind === 'identifier' ? String(value.name) : undefined;
}

/** What php-parser throws: the message names the line too, but not that of the page. */
interface PhpError extends Error {
  lineNumber?: number;
}

/** A block is a file, or a fragment: statements, members of a class, or signatures as in an interface. */
const wrapped = (value: string): string[] =>
  value.startsWith('<?php')
    ? [value]
    : [`<?php ${value}`, `<?php class Sample { ${value}\n}`, `<?php interface Sample { ${value}\n}`];

function parse(source: string): PhpNode | PhpError {
  try {
    const engine = new phpParser.Engine({
      parser: {version: PHP_VERSION, extractDoc: true},
      ast: {withPositions: true},
    });
    return engine.parseCode(source, '') as unknown as PhpNode;
  } catch (error) {
    return error as PhpError;
  }
}

type Reading = {tree: PhpNode} | {error: PhpError};

const readings = new Map<string, Reading>();

/** The tree of a block in the first form that parses, or why it is not PHP. Every rule reads the same tree. */
export function readPhp(value: string): Reading {
  const reading = readings.get(value) ?? readAnew(value);
  readings.set(value, reading);
  return reading;
}

function readAnew(value: string): Reading {
  const [first, ...rest] = wrapped(value).map((source) => () => parse(source));
  const asFile = first?.();
  if (asFile !== undefined && !(asFile instanceof Error)) return {tree: asFile};
  for (const attempt of rest) {
    const tree = attempt();
    if (!(tree instanceof Error)) return {tree};
  }
  return {error: asFile as PhpError};
}

export const isPhp = ({language}: CodeAt) => language === 'php';

export const php = each(({code}) =>
  code.filter(isPhp).flatMap(({line, value}) => {
    const outcome = readPhp(value);
    if ('tree' in outcome) return [];
    const {lineNumber, message} = outcome.error;
    return [{line: line + (lineNumber ?? 1), message: `the PHP does not parse: ${message}`}];
  }),
);

const run = promisify(execFile);

/** Whether a PHP is installed that knows the language of the samples. */
export async function hasPhp(): Promise<boolean> {
  try {
    await run('php', ['-n', '-r', `exit(version_compare(PHP_VERSION, '${PHP_VERSION}', '>=') ? 0 : 1);`]);
    return true;
  } catch {
    return false;
  }
}

/** What `php -l` says of a file, as line and message; undefined where it has no syntax error. */
async function lintFile(file: string): Promise<[line: number, message: string] | undefined> {
  try {
    await run('php', ['-n', '-d', 'display_errors=stdout', '-l', file]);
    return undefined;
  } catch (error) {
    const said = String((error as {stdout?: string}).stdout ?? error);
    const [, message = said, line = '1'] = /error: +(.+) in .+ on line (\d+)/.exec(said) ?? [];
    return [Number(line), message];
  }
}

const linted = new Map<string, ReturnType<typeof lintFile>>();

async function lint(folder: string, value: string): ReturnType<typeof lintFile> {
  const id = linted.size;
  let first: Awaited<ReturnType<typeof lintFile>>;
  for (const [index, source] of wrapped(value).entries()) {
    const file = path.join(folder, `${id}-${index}.php`);
    await writeFile(file, source);
    const said = await lintFile(file);
    if (said === undefined) return undefined;
    first ??= said;
  }
  return first;
}

const AT_ONCE = 4;

/** What the installed PHP compiles; where there is none, nothing is found. A block that versions share is run once. */
export const phpLint: Rule = async (pages: readonly Page[]): Promise<Problem[]> => {
  if (!(await hasPhp())) return [];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rift-php-'));
  const blocks = pages.flatMap(({file, code}) => code.filter(isPhp).map((block) => ({file, ...block})));
  const problems: Problem[] = [];
  const next = blocks.values();
  const work = async () => {
    for (const {file, line, value} of next) {
      const outcome = linted.get(value) ?? lint(folder, value);
      linted.set(value, outcome);
      const said = await outcome;
      if (said !== undefined) problems.push({file, line: line + said[0], message: `php -l: ${said[1]}`});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  await rm(folder, {recursive: true, force: true});
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
};

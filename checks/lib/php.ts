import phpParser from 'php-parser';
import {memoize} from '../../src/shared/memoize';
import type {CodeAt, Page} from './page';

const PHP_VERSION = '8.2';

/** A node of the tree; its properties depend on its kind. */
export interface PhpNode {
  kind: string;
  loc?: {start: {line: number}};
  [key: string]: unknown;
}

/** The kinds of nodes that have members. */
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

/** What php-parser throws. The message also names a line, but not that of the page. */
interface PhpError extends Error {
  lineNumber?: number;
}

/** A block may be a file, or a fragment: statements, class members, or signatures as in an interface. */
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

/** The tree of a block in the first form that parses, or why it is not PHP. All rules share the tree. */
export const readPhp = memoize((value: string): Reading => {
  const [first, ...rest] = wrapped(value).map((source) => () => parse(source));
  const asFile = first?.();
  if (asFile !== undefined && !(asFile instanceof Error)) return {tree: asFile};
  for (const attempt of rest) {
    const tree = attempt();
    if (!(tree instanceof Error)) return {tree};
  }
  return {error: asFile as PhpError};
});

export const isPhp = ({language}: CodeAt) => language === 'php';

export type PhpBlock = CodeAt & {tree: PhpNode};

/** The blocks of PHP that parse, each with its tree. */
export const phpIn = ({code}: Page): PhpBlock[] =>
  code.filter(isPhp).flatMap((block) => {
    const reading = readPhp(block.value);
    return 'tree' in reading ? [{...block, tree: reading.tree}] : [];
  });

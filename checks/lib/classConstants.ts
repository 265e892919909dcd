import {CLASSES, childrenOf, nameOf, nodesIn, type PhpNode} from './php';

interface ClassConstant {
  /** The short name of the enclosing class. */
  owner: string;
  name: string;
  value: PhpNode | undefined;
  /** The line in the block. */
  line: number;
}

/** Every constant that a class below a node declares. */
export function* constantsIn(node: PhpNode, around = ''): Generator<ClassConstant> {
  const owner = CLASSES.includes(node.kind) ? (nameOf(node.name) ?? '') : around;
  if (node.kind === 'classconstant')
    for (const constant of nodesIn(node.constants))
      yield {
        owner,
        name: nameOf(constant.name) ?? '',
        value: nodesIn(constant.value)[0],
        line: constant.loc?.start.line ?? 1,
      };
  for (const child of childrenOf(node)) yield* constantsIn(child, owner);
}

/** The text of a literal, or of concatenated literals. */
export function textOf(value: unknown): string | undefined {
  const [node] = nodesIn(value);
  if (node?.kind === 'string') return String(node.value);
  if (node?.kind !== 'bin' || node.type !== '.') return undefined;
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
}

import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a tree, in the order of the document. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

export const attributeOf = ({attrs}: Element, wanted: string): string | undefined =>
  attrs.find(({name}) => name === wanted)?.value;

export const classesIn = (elements: readonly Element[]): ReadonlySet<string> =>
  new Set(elements.flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/)));

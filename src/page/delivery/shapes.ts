import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** What selectors see of an element; two elements that look the same to them have one shape. */
export interface Shape {
  tag: string;
  id: string | undefined;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
}

/** The shapes of a document, each once, and by their tags, classes and ids. */
export interface Shapes {
  all: readonly Shape[];
  /** By `.class`, `#id` and `tag`. */
  named: ReadonlyMap<string, readonly Shape[]>;
}

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements of a tree, in the order of the document. */
export function* elementsIn(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsIn(child);
}

export const attributeOf = ({attrs}: Element, wanted: string): string | undefined =>
  attrs.find(({name}) => name === wanted)?.value;

function shapeOf(element: Element, asked: ReadonlySet<string>): Shape {
  const attributes = element.attrs.filter(({name}) => asked.has(name));
  return {
    tag: element.tagName,
    id: attributeOf(element, 'id'),
    classes: new Set(attributeOf(element, 'class')?.split(/\s+/).filter(Boolean)),
    attributes: new Map(attributes.map(({name, value}) => [name, value])),
  };
}

const keyOf = ({tag, id, classes, attributes}: Shape) =>
  JSON.stringify([tag, id, [...classes], [...attributes]]);

const namesOf = ({tag, id, classes}: Shape) => [
  tag,
  ...(id === undefined ? [] : [`#${id}`]),
  ...[...classes].map((name) => `.${name}`),
];

/** @param asked - names of attributes that selectors ask for */
export function shapesIn(elements: readonly Element[], asked: ReadonlySet<string>): Shapes {
  const shapes = new Map<string, Shape>();
  for (const element of elements) {
    const shape = shapeOf(element, asked);
    shapes.set(keyOf(shape), shape);
  }
  const all = [...shapes.values()];
  const named = new Map<string, Shape[]>();
  for (const shape of all)
    for (const name of namesOf(shape)) {
      const others = named.get(name);
      if (others) others.push(shape);
      else named.set(name, [shape]);
    }
  return {all, named};
}

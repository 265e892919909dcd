import type {AttributeSelector, CssNode, Selector} from 'css-tree';
import type {Shape, Shapes} from './shapes';

/** Attributes that change while a page is read: by the scripts of the page, or because the browser opens something. */
const CHANGING = /^(aria-.*|data-.*|open|hidden|inert|role|tabindex|disabled)$/;

const ALTERNATIVES = new Set(['is', 'where', 'has']);

/** A part of a selector between two combinators: what one element has to be. */
interface Compound {
  parts: readonly CssNode[];
  /** A name that the element must have, as `Shapes` knows it. */
  name: string | undefined;
  /** Of each list of alternatives, one has to match. */
  alternatives: readonly (readonly Match[])[];
}

/** A selector, read: whether it may match something in a document. */
export type Match = readonly Compound[];

function nameOf(part: CssNode): string | undefined {
  if (part.type === 'ClassSelector') return `.${part.name}`;
  if (part.type === 'IdSelector') return `#${part.name}`;
  return part.type === 'TypeSelector' && part.name !== '*' ? part.name.toLowerCase() : undefined;
}

function selectorsIn(node: CssNode): Selector[] {
  const selectors: Selector[] = [];
  if ('children' in node)
    node.children?.forEach((child) => {
      if (child.type === 'SelectorList') child.children.forEach((one) => selectors.push(one as Selector));
      else if (child.type === 'Selector') selectors.push(child);
    });
  return selectors;
}

function compoundOf(parts: readonly CssNode[]): Compound {
  const names = parts.map(nameOf).filter((name) => name !== undefined);
  return {
    parts,
    // The rarest kind of name first: few elements have it.
    name: names.find((name) => /^[.#]/.test(name)) ?? names[0],
    alternatives: parts
      .filter((part) => part.type === 'PseudoClassSelector' && ALTERNATIVES.has(part.name))
      .map((part) => selectorsIn(part).map(readSelector)),
  };
}

export function readSelector({children}: Selector): Match {
  const compounds: CssNode[][] = [[]];
  children.forEach((node) => {
    if (node.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  });
  // One in `:has()` may begin with a combinator.
  return compounds.filter((parts) => parts.length > 0).map(compoundOf);
}

function hasAttribute({attributes}: Shape, {name: {name}, matcher, value}: AttributeSelector): boolean {
  if (CHANGING.test(name)) return true;
  const given = attributes.get(name);
  if (given === undefined) return false;
  if (matcher !== '=' || !value) return true;
  return given === (value.type === 'String' ? value.value : value.name);
}

/** Whether an element of that shape may be what a part of a compound says. Where that cannot be told, it may. */
function mayBe(shape: Shape, part: CssNode): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === '*' || part.name.toLowerCase() === shape.tag;
    case 'ClassSelector':
      return shape.classes.has(part.name);
    case 'IdSelector':
      return shape.id === part.name;
    case 'AttributeSelector':
      return hasAttribute(shape, part);
    case 'PseudoClassSelector':
      return part.name !== 'root' || shape.tag === 'html';
    default:
      return true;
  }
}

/**
 * Whether a selector may match something in a document of these shapes. How elements stand to one another is not looked at:
 * a rule too many costs bytes, one too few the look of the page.
 */
export function mayMatch(match: Match, shapes: Shapes): boolean {
  return match.every(({parts, name, alternatives}) => {
    const candidates = name === undefined ? shapes.all : (shapes.named.get(name) ?? []);
    return (
      candidates.some((shape) => parts.every((part) => mayBe(shape, part))) &&
      alternatives.every((list) => list.some((one) => mayMatch(one, shapes)))
    );
  });
}

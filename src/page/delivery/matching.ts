import type {CssNode} from 'css-tree';

const WITH_ALTERNATIVES = new Set(['is', 'where', 'has']);

/** What a page must have for a selector to match in it. */
export interface Match {
  /** All of these classes, ids and tags: `.class`, `#id`, `tag`. */
  names: readonly string[];
  /** One of each list. */
  alternatives: readonly (readonly Match[])[];
}

function nameOf(part: CssNode): string[] {
  if (part.type === 'ClassSelector') return [`.${part.name}`];
  if (part.type === 'IdSelector') return [`#${part.name}`];
  return part.type === 'TypeSelector' && part.name !== '*' ? [part.name.toLowerCase()] : [];
}

const childrenOf = (node: CssNode): CssNode[] => ('children' in node ? (node.children?.toArray() ?? []) : []);

export function readSelector(selector: CssNode): Match {
  const parts = childrenOf(selector);
  return {
    names: parts.flatMap(nameOf),
    alternatives: parts
      .filter((part) => part.type === 'PseudoClassSelector' && WITH_ALTERNATIVES.has(part.name))
      .map((part) => childrenOf(part).flatMap(childrenOf).map(readSelector)),
  };
}

/** Ignores attributes and the order of elements: a rule too many costs bytes, a missing one the look of the page. */
export const mayMatch = ({names, alternatives}: Match, page: ReadonlySet<string>): boolean =>
  names.every((name) => page.has(name)) &&
  alternatives.every((list) => list.some((one) => mayMatch(one, page)));

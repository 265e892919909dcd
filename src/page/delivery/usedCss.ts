import {mayMatch} from './matching';
import {variablesIn, type Part, type Sheet} from './sheet';

function matchingIn(parts: readonly Part[], page: ReadonlySet<string>): Part[] {
  return parts
    .map((part): Part => {
      if (part.kind === 'group') return {...part, parts: matchingIn(part.parts, page)};
      if (part.kind !== 'rule') return part;
      return {...part, selectors: part.selectors.filter(({match}) => mayMatch(match, page))};
    })
    .filter((part) => part.kind !== 'rule' || part.selectors.length > 0);
}

function* flat(parts: readonly Part[]): Generator<Exclude<Part, {kind: 'group'}>> {
  for (const part of parts) {
    if (part.kind === 'group') yield* flat(part.parts);
    else yield part;
  }
}

interface Used {
  variables: ReadonlySet<string>;
  animations: ReadonlySet<string>;
}

function usedIn(parts: readonly Part[], html: string): Used {
  const variables = new Set(variablesIn(html));
  const animations = new Set<string>();
  const behind = new Map<string, string[]>();
  for (const part of flat(parts)) {
    if (part.kind === 'keyframes') part.reads.forEach((name) => variables.add(name));
    if (part.kind !== 'rule') continue;
    for (const {sets, reads, animations: names} of part.lines) {
      names.forEach((name) => animations.add(name));
      if (sets === undefined) reads.forEach((name) => variables.add(name));
      else behind.set(sets, [...(behind.get(sets) ?? []), ...reads]);
    }
  }
  // The loop also reaches what is added while it runs.
  for (const name of variables) behind.get(name)?.forEach((one) => variables.add(one));
  return {variables, animations};
}

function write(part: Part, used: Used): string {
  switch (part.kind) {
    case 'rule': {
      const lines = part.lines.filter(({sets}) => sets === undefined || used.variables.has(sets));
      const selectors = part.selectors.map(({text}) => text).join();
      return lines.length > 0 ? `${selectors}{${lines.map(({text}) => text).join(';')}}` : '';
    }
    case 'group': {
      const inner = part.parts.map((one) => write(one, used)).join('');
      return inner === '' ? '' : `${part.head}{${inner}}`;
    }
    case 'keyframes':
      return used.animations.has(part.name) ? part.text : '';
    default:
      return part.text;
  }
}

/**
 * The part of a style sheet that a page may need, whatever its reader points at, opens or focuses.
 *
 * @param page - the names of its elements
 * @param html - whose styles in attributes read custom properties too
 */
export function usedCss({parts, layers}: Sheet, page: ReadonlySet<string>, html: string): string {
  const matching = matchingIn(parts, page);
  const used = usedIn(matching, html);
  const order = layers.length > 0 ? `@layer ${layers.join()};` : '';
  return order + matching.map((part) => write(part, used)).join('');
}

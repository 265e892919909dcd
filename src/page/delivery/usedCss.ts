import {mayMatch} from './matching';
import type {Shapes} from './shapes';
import {variablesIn, type Part, type Sheet} from './sheet';

/** Leaves of a list of parts what a document of these shapes may need. */
function matchingIn(parts: readonly Part[], shapes: Shapes): Part[] {
  return parts
    .map((part): Part => {
      if (part.kind === 'group') return {...part, parts: matchingIn(part.parts, shapes)};
      if (part.kind !== 'rule') return part;
      return {...part, selectors: part.selectors.filter(({match}) => mayMatch(match, shapes))};
    })
    .filter((part) => part.kind !== 'rule' || part.selectors.length > 0);
}

function* flat(parts: readonly Part[]): Generator<Exclude<Part, {kind: 'group'}>> {
  for (const part of parts) {
    if (part.kind === 'group') yield* flat(part.parts);
    else yield part;
  }
}

/** What of the names in a sheet is used. */
interface Used {
  variables: ReadonlySet<string>;
  animations: ReadonlySet<string>;
}

function usedIn(parts: readonly Part[], beside: string): Used {
  const variables = new Set(variablesIn(beside));
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
  // A set that grows while it is walked is walked to its end.
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
 * The part of a style sheet that a document needs to look as it does with the whole sheet, also when the reader points at
 * something, opens it or moves the focus there.
 *
 * @param shapes - of the document
 * @param beside - text in which custom properties are read too: styles in attributes
 */
export function usedCss({parts, layers}: Sheet, shapes: Shapes, beside: string): string {
  const matching = matchingIn(parts, shapes);
  const used = usedIn(matching, beside);
  const order = layers.length > 0 ? `@layer ${layers.join()};` : '';
  return order + matching.map((part) => write(part, used)).join('');
}

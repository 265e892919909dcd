import type {Case, RunSet, Step} from './runSet';

interface Variant {
  /** The ids of the cases that have it, separated by spaces. */
  ids: string;
  /** The first of these cases. */
  of: Case;
}

/** Groups cases with the same content, so that the page contains it once. */
export function variantsOf(cases: readonly Case[], keyOf: (one: Case) => unknown): Variant[] {
  const groups = new Map<string, [Case, ...Case[]]>();
  for (const one of cases) {
    const key = JSON.stringify(keyOf(one));
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => ({ids: group.map(({id}) => id).join(' '), of: group[0]}));
}

/** The lines of a step, without the indentation of the first. */
export function linesOf({files}: RunSet, {file, lines: [from, to]}: Step): string {
  const lines = (files[file]?.code ?? '').split('\n').slice(from - 1, to);
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The name of a step's file, if its path differs from that of the previous step. */
export function nameOfFile({files}: RunSet, {steps}: Case, at: number): string | undefined {
  const pathOf = (step: Step | undefined) => step && files[step.file]?.path;
  const path = pathOf(steps[at]);
  return path === pathOf(steps[at - 1]) ? undefined : path?.replace(/^.*\//, '');
}

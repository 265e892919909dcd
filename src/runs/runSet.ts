/** The outcome of a step: its callback was called, was skipped, or made a failure. */
type Outcome = 'ran' | 'skipped' | 'failed';

export interface Step {
  label: string;
  /** The index of its file. */
  file: number;
  /** The first and the last line, counted from 1. */
  lines: readonly [from: number, to: number];
  outcome: Outcome;
  /** Whether a success leaves the step. */
  isSuccess: boolean;
  /** False after an uncaught exception. */
  isReached?: false;
  /** The line that made the failure, if the step has several. */
  failedLine?: number;
  /** With code between backticks. */
  note?: string;
}

export interface Case {
  /** Its fragment is `#set:id`. */
  id: string;
  /** Says what comes back. */
  label: string;
  /** The number of the known issue that it shows. */
  issue?: string;
  /** What happened, in a sentence. */
  note?: string;
  /** What was sent, or set. */
  input: string;
  /** The faulty part of the input. */
  wrong?: string;
  steps: readonly Step[];
  /** What the framework printed. */
  printed: string;
}

/** A file in `docs/_data/runs/`: what the framework did when `npm run record` ran. */
export interface RunSet {
  title: string;
  recorded: {framework: string; php: string; date: string; emitter: string};
  files: readonly {path: string; code: string}[];
  cases: readonly Case[];
}

type Side = 'success' | 'failure';

const sideOf = (isSuccess: boolean): Side => (isSuccess ? 'success' : 'failure');

/** What a row does to the value that reaches it. */
export interface Tracks {
  /** The track on which the value arrives; undefined at the start, and if it never arrives. */
  before?: Side | undefined;
  /** The track on which the value continues. */
  after?: Side | undefined;
  /** The track of the node; undefined at the end of the track. */
  node?: Side | undefined;
  hasRun: boolean;
}

/** The track on which a step runs its callback. */
function nodeOf(label: string, before: Side): Side {
  if (label === 'catch') return 'failure';
  return label === 'tap' ? before : 'success';
}

/** What a step does to the result that reaches it. After an uncaught exception, none does. */
export function tracksAt(steps: readonly Step[], at: number): Tracks {
  const step = steps[at];
  const before = steps[at - 1];
  if (!step || step.isReached === false) return {node: 'success', hasRun: false};
  const side = sideOf(before?.isSuccess ?? true);
  const after = step.outcome === 'skipped' ? side : sideOf(step.isSuccess);
  return {
    before: before && side,
    after,
    node: before || step.outcome === 'failed' ? nodeOf(step.label, side) : after,
    hasRun: step.outcome !== 'skipped',
  };
}

/** How a run ends: with a response or with an uncaught error. */
export function endOf({printed}: Case): {side: Side; text: string; code: string} {
  if (!printed.startsWith('{')) return {side: 'failure', text: 'No response', code: ''};
  const {ok, code} = JSON.parse(printed) as {ok: boolean; code: number};
  return {side: sideOf(ok), text: 'Response', code: String(code)};
}

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

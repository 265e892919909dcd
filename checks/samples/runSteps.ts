import type {Step} from '../../src/runs/runSet';

interface Result {
  ok: boolean;
  text: string;
}

/** A call, as recorded by `record.php`. */
interface Call {
  /** The file of a middleware or handler that was called; other calls are inside such a file. */
  visit?: string;
  /** The file of the call; missing for a field of a schema. */
  file?: string;
  line?: number;
  label: string;
  /** The result that it was called on. */
  before?: Result;
  /** What its callback got and returned; missing if it was not called. */
  given?: string[];
  returned?: string;
  after?: Result;
  thrown?: string;
}

export interface Recorded {
  steps: Call[];
  /** The route that matched, with the bodies of its middlewares and its handler. */
  route: {name: string; visits: {file: string; lines: Lines}[]} | null;
  printed: string;
}

/** A file, and its index among those of the set. */
export interface OpenFile {
  file: number;
  code: string;
}

/** A layer in a set that names its stops itself. */
export interface StopToRecord {
  label: string;
  /** The file and the texts of the calls that make up the layer; missing for the router. */
  calls?: readonly [file: string, ...texts: string[]];
  /** What is shown: a file, and lines starting with the one that contains a text. */
  shows: Excerpt;
  /** What is shown instead if the layer fails. */
  showsFailed?: Excerpt;
}

type Excerpt = readonly [file: string, text: string, count: number];

type Lines = Step['lines'];

const MAX_VALUE_LENGTH = 90;

const code = (text: string) =>
  `\`${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text}\``;

/** The line on which all brackets of a call or a statement are closed. */
function lastLine(lines: readonly string[], first: number, column = 0): number {
  let depth = 0;
  for (let line = first; line <= lines.length; line++) {
    const text = (lines[line - 1] ?? '').slice(line === first ? column : 0);
    for (const sign of text.replace(/'[^']*'|"[^"]*"/g, '')) {
      if ('([{'.includes(sign)) depth++;
      if (')]}'.includes(sign)) depth--;
      if (depth < 0) return line;
    }
    if (depth === 0) return line;
  }
  return lines.length;
}

const callLines = (lines: readonly string[], first: number): Lines => [
  first,
  lastLine(lines, first, lines[first - 1]?.indexOf('->')),
];

/** The start of a chain: the lines before its first call, or those that set the variable of the call. */
function startLines(lines: readonly string[], call: number): Lines | undefined {
  const before = lines[call - 1]?.split('->')[0] ?? '';
  const variable = /\$\w+$/.exec(before)?.[0];
  if (before.trim() !== '' && variable === undefined) return undefined;
  const isStart = (text: string) =>
    variable ? text.trim().startsWith(`${variable} =`) : /^\s*(?:return\b|\$\w+ =)/.test(text);
  const first = lines.slice(0, call - 1).findLastIndex(isStart) + 1;
  if (first === 0) return undefined;
  return [first, variable ? lastLine(lines, first) : lastLine(lines.slice(0, call - 1), first)];
}

function outcomeOf({before, given, after, thrown}: Call): Step['outcome'] {
  if (thrown !== undefined) return 'failed';
  if (given === undefined) return 'skipped';
  return before?.ok !== false && after?.ok === false ? 'failed' : 'ran';
}

function callNote({label, given, returned, thrown}: Call): string {
  if (given === undefined) return '';
  const got = given.length > 0 && `got ${given.map(code).join(' and ')}`;
  const came = thrown === undefined ? returned && `returned ${code(returned)}` : `threw \`${thrown}\``;
  return [got, label !== 'tap' && came].filter(Boolean).join(', ');
}

const stepOf = (file: number, lines: Lines, call: Call, note: string): Step => ({
  label: call.label,
  file,
  lines,
  outcome: outcomeOf(call),
  isSuccess: call.after?.ok ?? false,
  ...(note && {note}),
});

/**
 * The steps of a chain: its start, and its calls.
 *
 * @param all - the lines of the calls made in any of the cases
 */
export function chainSteps(
  calls: readonly Call[],
  file: number,
  source: string,
  all: readonly number[],
): Step[] {
  const lines = source.split('\n');
  const start = calls[0]?.before;
  const range = startLines(lines, calls[0]?.line ?? 0);
  const steps = calls.map((call) => stepOf(file, callLines(lines, call.line ?? 0), call, callNote(call)));
  if (start && range) {
    const label = /([\w:]+)\(/.exec(lines.slice(range[0] - 1, range[1]).join(''))?.[1] ?? '';
    const call = {label, given: [], after: start};
    steps.unshift(stepOf(file, range, call, `returned ${code(start.text)}`));
  }
  const missed = all.filter((line) => !calls.some((call) => call.line === line));
  const label = (line: number) => /->(\w+)\(/.exec(lines[line - 1] ?? '')?.[1] ?? '';
  return [
    ...steps,
    ...missed.map((line) => ({
      ...stepOf(file, callLines(lines, line), {label: label(line)}, ''),
      isReached: false as const,
    })),
  ];
}

/** The fields of a schema; those after a refused field are not checked. */
export function fieldSteps(
  calls: readonly Call[],
  file: number,
  source: string,
  fields: readonly string[],
): Step[] {
  const lines = source.split('\n');
  return fields.map((field): Step => {
    const call = calls.find(({label}) => label === field) ?? {label: field};
    const first = lines.findIndex((text) => text.trim().startsWith(`'${field}' => [`)) + 1;
    const came = call.thrown ?? (call.after?.ok ? call.returned : call.after?.text);
    const given = call.given?.length ? code(call.given.join()) : 'no value';
    const note = call.given ? `${given} gives ${code(came ?? '')}` : '';
    return stepOf(file, [first, lastLine(lines, first)], call, note);
  });
}

/** A handler that returns a failure before it validates anything. */
export function refusalStep(file: number, source: string, printed: string): Step {
  const lines = source.split('\n');
  const first = lines.findIndex((text) => text.includes('function execute(')) + 1;
  const {code: status, payload} = JSON.parse(printed) as {code: number; payload: string};
  const note = `returned ${code(`${status}, '${payload}'`)}`;
  return {
    label: 'execute',
    file,
    lines: [first, lastLine(lines, first + 1)],
    outcome: 'failed',
    isSuccess: false,
    note,
  };
}

const NO_ROUTE = 'No route';

/** The router: the line of the route that matched, or all of them. */
function routerStep({route}: Recorded, open: (name: string) => OpenFile): Step {
  const {file, code: source} = open('configs/routes.php');
  const lines = source.split('\n');
  const handler = route?.visits.at(-1)?.file.replace(/^.*\/|\.php$/g, '');
  const at = lines.findIndex((text) => text.includes(`, ${handler}::class`)) + 1;
  const first = lines.findIndex((text) => text.startsWith('return ')) + 1;
  const step = {
    label: 'Router',
    file,
    outcome: route ? ('ran' as const) : ('failed' as const),
    isSuccess: route !== null,
  };
  return route
    ? {...step, lines: [at, at], note: `matched ${code(route.name)}`}
    : {...step, lines: [first, lines.length], note: NO_ROUTE};
}

function visitNote({thrown, after}: Call): string {
  if (thrown !== undefined) return `threw \`${thrown}\``;
  const {ok = false, text = ''} = after ?? {};
  if (ok && text === '200, null') return 'let the request pass';
  if (ok && text.endsWith('ServerRequest')) return 'passed on a changed request';
  return `returned ${code(text)}`;
}

/** The first step that made a failure. */
const failedOf = (steps: readonly Step[]) => steps.find(({outcome}) => outcome === 'failed');

const callsIn = ({steps}: Recorded, name: string, {file, code: source}: OpenFile): Step[] => {
  const calls = steps.filter((one) => one.file === name);
  return calls.length === 0 ? [] : chainSteps(calls, file, source, []);
};

/** The router, each middleware of the route and its handler. */
export function layerSteps(noted: Recorded, open: (name: string) => OpenFile): Step[] {
  const visits = (noted.route?.visits ?? []).map(({file: name, lines}): Step => {
    const at = open(name);
    const visit = noted.steps.find((one) => one.visit === name);
    const label = name.replace(/^.*\/|\.php$/g, '');
    if (!visit) return {label, file: at.file, lines, outcome: 'skipped', isSuccess: false};
    const isSuccess = visit.after?.ok ?? false;
    const failed = failedOf(callsIn(noted, name, at));
    return {
      label,
      file: at.file,
      lines,
      outcome: isSuccess ? 'ran' : 'failed',
      isSuccess,
      note: visitNote(visit),
      ...(failed && {failedLine: failed.lines[0]}),
    };
  });
  return [routerStep(noted, open), ...visits];
}

/** The layers that a set names, each shown by a few lines. */
export function stopSteps(
  noted: Recorded,
  stops: readonly StopToRecord[],
  open: (name: string) => OpenFile,
): Step[] {
  const router = routerStep(noted, open);
  let isPassed = true;
  return stops.map(({label, calls, shows, showsFailed = shows}): Step => {
    const [name = '', ...texts] = calls ?? [];
    const lines = calls ? open(name).code.split('\n') : [];
    const made = calls
      ? callsIn(noted, name, open(name)).filter(({lines: [from, to]}) =>
          texts.some((text) =>
            lines
              .slice(from - 1, to)
              .join('\n')
              .includes(text),
          ),
        )
      : [router];
    const failed = isPassed ? failedOf(made) : undefined;
    const isReached = isPassed && made.some(({outcome}) => outcome !== 'skipped');
    isPassed = isReached && !failed;
    const [excerpt, text, count] = failed ? showsFailed : shows;
    const {file, code: source} = open(excerpt);
    const first = source.split('\n').findIndex((line) => line.includes(text)) + 1;
    const isShown = failed?.file === file && failed.lines[0] >= first && failed.lines[0] < first + count;
    return {
      label,
      file,
      lines: [first, first + count - 1],
      outcome: failed ? 'failed' : isReached ? 'ran' : 'skipped',
      isSuccess: isPassed,
      ...(failed && {failedLine: isShown ? failed.lines[0] : first}),
    };
  });
}

import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {normalizeTokens} from 'prism-react-renderer';
import {partsOf, roleOf} from '../../../config/prism';
import type {DiagramSvg} from '../../diagrams/diagramSvgs';
import type {Step, Stretch} from './content';

loadLanguages(['php', 'json']);

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The element for each role of the palette. None of them means anything to a screen reader. */
const TAGS: Readonly<Record<string, string>> = {
  keyword: 'b',
  comment: 'i',
  string: 'u',
  value: 'var',
};

/** Code as HTML, line by line, with tokens other than plain text in the element of their role. */
export function highlight(code: string, language: 'php' | 'json'): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`${language} is not loaded`);
  const env = {code, grammar, language, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map((line) =>
    partsOf(line, (types) => TAGS[roleOf(types) ?? ''])
      .map(({name, text}) =>
        name === undefined ? escapeHtml(text) : `<${name}>${escapeHtml(text)}</${name}>`,
      )
      .join(''),
  );
}

/** For each line of a text, or each message of a diagram, the index of its step. */
export type StepByPlace = readonly (number | undefined)[];

/** The indices of the first and last line. */
type Lines = readonly [number, number];

/** The index of the only line that contains `text`; with `start`, that of the first one from there on. */
function findLine(lines: readonly string[], text: string, start?: number): number {
  const found = lines.flatMap((line, index) => (line.includes(text) && index >= (start ?? 0) ? [index] : []));
  const [first] = found;
  if (first === undefined) throw new Error(`no line holds ${JSON.stringify(text)}`);
  if (start === undefined && found.length > 1)
    throw new Error(`${found.length} lines hold ${JSON.stringify(text)}: which?`);
  return first;
}

function linesOf(lines: readonly string[], stretch: Stretch): Lines {
  if (typeof stretch !== 'string') {
    const first = findLine(lines, stretch[0]);
    return [first, findLine(lines, stretch[1], first)];
  }
  const first = findLine(lines, stretch);
  const [, indent] = /^( *).*[([{]$/.exec(lines[first] ?? '') ?? [];
  if (indent === undefined) return [first, first];
  const closing = new RegExp(`^${indent}[)\\]}]`);
  const last = lines.findIndex((line, at) => at > first && closing.test(line));
  if (last < 0) throw new Error(`what "${stretch}" opens is not closed`);
  return [first, last];
}

/** @param linesByStep - the lines of each step */
function assign(count: number, linesByStep: readonly (readonly Lines[])[]): StepByPlace {
  const steps = new Array<number | undefined>(count).fill(undefined);
  linesByStep.forEach((list, step) =>
    list.forEach(([first, last]) => {
      for (let index = first; index <= last; index += 1) {
        if (steps[index] !== undefined) throw new Error(`line ${index + 1} belongs to two steps`);
        steps[index] = step;
      }
    }),
  );
  return steps;
}

/** The step of each line of a PHP source. Throws if a stretch is missing, ambiguous or overlaps another. */
export function linkSource(source: string, steps: readonly Step[]): StepByPlace {
  const lines = source.split('\n');
  return assign(
    lines.length,
    steps.map((step) => step.source.map((stretch) => linesOf(lines, stretch))),
  );
}

/** The step of each timer of a PHP source: the first that names it. The timer of the whole use case belongs to none. */
export function linkTimers(source: string, steps: StepByPlace): ReadonlyMap<string, number> {
  const declared = source.matchAll(/const (TIMER_\w+) = '([^']+)';/g);
  const keys = new Map(Array.from(declared, ([, name = '', key = '']) => [name, key] as const));
  const links = new Map<string, number>();
  source.split('\n').forEach((line, index) => {
    const key = keys.get(/self::(?!TIMER_TOTAL)(TIMER_\w+)/.exec(line)?.[1] ?? '');
    const step = steps[index];
    if (key !== undefined && step !== undefined && !links.has(key)) links.set(key, step);
  });
  return links;
}

/** The step of each line of a JSON response: of the lines of its timer, if the run has reached it. */
function linkResponse(response: string, timers: ReadonlyMap<string, number>): StepByPlace {
  const lines = response.split('\n');
  const steps = new Array<number | undefined>(lines.length).fill(undefined);
  for (const [timer, step] of timers) {
    const first = lines.findIndex((line) => line.includes(`"${timer}": {`));
    const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
    const length = lines.slice(first).findIndex((line) => line.startsWith(`${indent}}`));
    if (first !== -1) steps.fill(step, first, first + length + 1);
  }
  return steps;
}

/** The texts of the messages of a sequence diagram, in drawing order. */
function messagesOf(structure: string): string[] {
  return [...structure.matchAll(/^\s*\w+\s*--?(?:>>?|x|\))[+-]?\s*\w+\s*:\s*(.+?)\s*$/gm)].map(
    ([, text = '']) => text,
  );
}

/** The step of each message of a sequence diagram. Throws if a message is missing. */
export function linkStructure(structure: string, steps: readonly Step[]): StepByPlace {
  const messages = messagesOf(structure);
  return assign(
    messages.length,
    steps.map(({message}) => {
      const index = messages.indexOf(message);
      if (index === -1) throw new Error(`no message says ${JSON.stringify(message)}`);
      return [[index, index]];
    }),
  );
}

/** Adjacent lines of one panel that belong to the same step, or to none, as highlighted HTML. */
export interface Run {
  html: string;
  /** The index of the step. */
  step?: number;
}

/** What the panels of an example show; plugin.ts prepares it from the files in samples/. */
export interface LinkedExample {
  source: readonly Run[];
  response: readonly Run[];
  /** The Mermaid source of the sequence diagram. */
  structure: string;
  /** The diagram, drawn before the build. */
  diagramSvg: DiagramSvg;
  /** The step of each message of the diagram, in drawing order. */
  messages: readonly (number | null)[];
}

/** Each line ends with a line break, so that an empty one keeps its height. */
function runsOf(lines: readonly string[], steps: StepByPlace): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, index) => {
    const step = steps[index];
    const last = runs.at(-1);
    if (last && last.step === step) last.html += `${line}\n`;
    else runs.push({html: `${line}\n`, ...(step !== undefined && {step})});
  });
  return runs;
}

/** The texts of the three files of an example. */
interface SampleFiles {
  source: string;
  response: string;
  structure: string;
}

/** Throws if a step refers to a place that does not exist. */
export function linkExample(steps: readonly Step[], files: SampleFiles): Omit<LinkedExample, 'diagramSvg'> {
  const source = files.source.trimEnd();
  const response = files.response.trimEnd();
  const stepByLine = linkSource(source, steps);
  const stepByAnswer = linkResponse(response, linkTimers(source, stepByLine));
  return {
    source: runsOf(highlight(source, 'php'), stepByLine),
    response: runsOf(highlight(response, 'json'), stepByAnswer),
    structure: files.structure,
    messages: linkStructure(files.structure, steps).map((step) => step ?? null),
  };
}

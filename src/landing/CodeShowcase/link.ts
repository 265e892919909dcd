import type {Step, Stretch} from './example';

/** For each line of a text, or each message of a diagram, the index of the step that it belongs to. */
export type StepByPlace = readonly (number | undefined)[];

/** The index of the only line that holds `text`; the next one from `start` on, where that is given. */
function findLine(lines: readonly string[], text: string, start?: number): number {
  const found = lines.flatMap((line, index) => (line.includes(text) && index >= (start ?? 0) ? [index] : []));
  const [first] = found;
  if (first === undefined) throw new Error(`no line holds ${JSON.stringify(text)}`);
  if (start === undefined && found.length > 1)
    throw new Error(`${found.length} lines hold ${JSON.stringify(text)}: which?`);
  return first;
}

function stretchOf(lines: readonly string[], {from, to}: Stretch): [number, number] {
  const first = findLine(lines, from);
  return [first, to === undefined ? first : findLine(lines, to, first)];
}

/** From the line of a timer's key to the brace that closes its object. */
function timerStretch(lines: readonly string[], timer: string): [number, number] {
  const first = findLine(lines, `"${timer}": {`);
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const length = lines.slice(first).findIndex((line) => line.startsWith(`${indent}}`));
  return [first, first + length];
}

function mark(count: number, stretches: readonly (readonly [number, number][])[]): StepByPlace {
  const marks = new Array<number | undefined>(count).fill(undefined);
  stretches.forEach((list, step) =>
    list.forEach(([first, last]) => {
      for (let index = first; index <= last; index += 1) {
        if (marks[index] !== undefined) throw new Error(`line ${index + 1} belongs to two steps`);
        marks[index] = step;
      }
    }),
  );
  return marks;
}

/** The step of each line of a PHP source. Throws where a stretch is not there, is not the only one, or meets another. */
export function linkSource(source: string, steps: readonly Step[]): StepByPlace {
  const lines = source.trimEnd().split('\n');
  return mark(
    lines.length,
    steps.map((step) => step.source.map((stretch) => stretchOf(lines, stretch))),
  );
}

/** The step of each line of a JSON response. Throws where a timer is not there. */
export function linkResponse(response: string, steps: readonly Step[]): StepByPlace {
  const lines = response.trimEnd().split('\n');
  return mark(
    lines.length,
    steps.map(({timer}) => (timer === undefined ? [] : [timerStretch(lines, timer)])),
  );
}

/** The texts of the messages of a sequence diagram, in the order in which they are drawn. */
export function messagesOf(structure: string): string[] {
  return [...structure.matchAll(/^\s*\w+\s*--?(?:>>?|x|\))[+-]?\s*\w+\s*:\s*(.+?)\s*$/gm)].map(
    ([, text = '']) => text,
  );
}

/** The step of each message of a sequence diagram. Throws where a message is not there. */
export function linkStructure(structure: string, steps: readonly Step[]): StepByPlace {
  const messages = messagesOf(structure);
  return mark(
    messages.length,
    steps.map(({message}) => {
      const index = messages.indexOf(message);
      if (index === -1) throw new Error(`no message says ${JSON.stringify(message)}`);
      return [[index, index]];
    }),
  );
}

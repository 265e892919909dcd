import type {Stop, WalkReport} from './stops';

/** Of a text from outside, in characters: more would make the picture too large to read. */
const MOST = 72;
const MOST_OF_LINE = 24;

const shortened = (characters: readonly string[]) =>
  characters.length > MOST ? [...characters.slice(0, MOST - 1), '…'] : characters;

/** Lines that break before a slash where one is near. */
function linesOf(characters: readonly string[]): string[] {
  if (characters.length <= MOST_OF_LINE) return [characters.join('')];
  const slash = characters.lastIndexOf('/', MOST_OF_LINE);
  const end = slash > 0 ? slash : MOST_OF_LINE;
  return [characters.slice(0, end).join(''), ...linesOf(characters.slice(end))];
}

/** Every character by its number, but those that mean nothing to Mermaid. */
const escaped = (line: string) =>
  line.replaceAll(/[^\p{L}\p{M}\p{N} /_.-]/gu, (character) => `#${character.codePointAt(0) ?? 0};`);

/**
 * A text from outside as Mermaid draws it and reads nothing in it. What cannot be seen becomes a blank, and what is long
 * is broken into lines.
 */
export const diagramText = (text: string): string =>
  linesOf(shortened(Array.from(text.replaceAll(/[\p{C}\p{Z}]+/gu, ' '))))
    .map(escaped)
    .join('<br/>');

interface Participant {
  id: string;
  stop: Stop;
}

function answerText({kind, outcome, visit}: Stop): string {
  const code = visit?.result?.code ?? '';
  if (outcome === 'failed') return `error result ${code}`;
  if (outcome === 'thrown') return visit?.thrown ? 'throws' : 'not a request';
  if (kind === 'handler') return `ResultType ${code}`;
  return visit?.passes === 'modified' ? 'modified request' : 'success';
}

/** What is asked of a middleware or the handler, and what it answers. */
function exchange({id, stop}: Participant): string[] {
  if (stop.outcome === 'skipped') return [];
  const arrow = stop.visit?.thrown ? '--x' : '-->>';
  return [`R->>${id}: execute(request)`, `${id}${arrow}R: ${answerText(stop)}`];
}

/** What stands over those that were not called. */
function notReached(participants: readonly Participant[]): string[] {
  const skipped = participants.filter(({stop}) => stop.outcome === 'skipped').map(({id}) => id);
  const [first, last] = [skipped[0], skipped.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [`Note over ${first === last ? first : `${first},${last}`}: not reached`];
}

/** How the router leaves; what it throws, the kernel answers at the entry point, where it answers it at all. */
function ending({answer, walk}: WalkReport): string[] {
  const said = answer && `${answer.isSuccess() ? 'ResultType' : 'error result'} ${answer.code}`;
  if (!walk.thrown) return said === undefined ? [] : [`R-->>E: ${said}`];
  return [`R--xE: ${walk.thrown.type}`, ...(said === undefined ? [] : [`E->>E: ${said}`])];
}

/** The walk in sentences, of fixed words and of names that are known. */
function description({walk, answer}: WalkReport, participants: readonly Participant[]): string {
  const ways = participants
    .filter(({stop}) => stop.outcome !== 'skipped')
    .map(({stop}) => `${stop.name} ${stop.kind === 'handler' ? 'is called' : stop.note}.`);
  const isFound = walk.route !== undefined;
  return [
    'The entry point sends the request to the router, which looks for a route',
    isFound ? 'and finds one.' : 'and finds none.',
    ...ways,
    answer
      ? `The response is ${answer.isSuccess() ? 'a success' : 'a failure'} with code ${answer.code}.`
      : 'There is no response.',
  ].join(' ');
}

/** Narrower than Mermaid has it, so that most walks fit into a column of text as they are. */
const CONFIG = ['---', 'config:', '  sequence:', '    actorMargin: 16', '    width: 110', '---'];

export function walkDiagram(report: WalkReport, method: string): string {
  const participants = report.stops
    .filter(({kind}) => kind === 'middleware' || kind === 'handler')
    .map((stop, index): Participant => ({id: stop.kind === 'handler' ? 'H' : `M${index + 1}`, stop}));
  const lines = [
    `E->>R: ${method}<br/>${diagramText(report.target)}`,
    `R->>R: look for a route, ${report.walk.route ? 'found' : 'not found'}`,
    ...participants.flatMap(exchange),
    ...notReached(participants),
    ...ending(report),
  ];
  return [
    ...CONFIG,
    'sequenceDiagram',
    '    accTitle: The path of this request',
    `    accDescr: ${description(report, participants)}`,
    '    participant E as Entry point',
    '    participant R as Router',
    ...participants.map(({id, stop}) => `    participant ${id} as ${stop.name}`),
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

import type {SequenceDB} from 'mermaid/dist/diagrams/sequence/sequenceDb.js';
import {after, list, plainLine} from './text';

type Message = ReturnType<SequenceDB['getMessages']>[number];
type LineType = keyof SequenceDB['LINETYPE'];

/** How a part of the diagram opens, goes on and ends; `text` is what the source says of it, or nothing. */
const PARTS: Partial<Record<LineType, (text: string) => string>> = {
  ALT_START: (text) => (text ? `If (${text}):` : 'One of these:'),
  ALT_ELSE: (text) => (text ? `Otherwise, if (${text}):` : 'Otherwise:'),
  ALT_END: () => 'End of the choice',
  OPT_START: (text) => (text ? `Only if (${text}):` : 'Perhaps:'),
  OPT_END: () => 'End of the option',
  LOOP_START: (text) => `Repeated${after(' (', text)}:`,
  LOOP_END: () => 'End of the repetition',
  PAR_START: (text) => `At the same time${after(' (', text)}:`,
  PAR_OVER_START: (text) => `At the same time${after(' (', text)}:`,
  PAR_AND: (text) => `And at the same time${after(' (', text)}:`,
  PAR_END: () => 'End of what happens at the same time',
  CRITICAL_START: (text) => `This must happen${after(' (', text)}:`,
  CRITICAL_OPTION: (text) => (text ? `In the case (${text}):` : 'In another case:'),
  CRITICAL_END: () => 'End of what must happen',
  BREAK_START: (text) =>
    text ? `If (${text}), this is the last that happens:` : 'This is the last that happens:',
  BREAK_END: () => 'End of the way out',
};

type Say = (from: string, to: string) => string;

const asks: Say = (from, to) => `${from} asks ${to}`;
const answers: Say = (from, to) => `${from} answers ${to}`;
const tells: Say = (from, to) => `${from} tells ${to}`;

/** What a line means that is neither an asking nor a dotted, answering one. A reversed line points at its start. */
const LINES: Partial<Record<LineType, Say>> = {
  SOLID_CROSS: (from, to) => `${from} asks ${to}, with a cross at the end`,
  DOTTED_CROSS: (from, to) => `${from} answers ${to}, with a cross at the end`,
  SOLID_POINT: tells,
  BIDIRECTIONAL_SOLID: (from, to) => `${from} and ${to} ask each other`,
  BIDIRECTIONAL_DOTTED: (from, to) => `${from} and ${to} answer each other`,
};

function sayingOf(line: LineType): Say {
  const say = LINES[line] ?? (line.includes('DOTTED') ? answers : asks);
  return line.includes('REVERSE') ? (from, to) => say(to, from) : say;
}

/** Says who asks and who answers, in the order of time. */
export function sequenceTwin(db: SequenceDB): string[] {
  const lineTypes = new Map(
    (Object.entries(db.LINETYPE) as [LineType, number][]).map(([name, type]) => [type, name]),
  );
  const actors = db.getActors();
  const nameOf = (id: string) => plainLine(actors.get(id)?.description ?? id);
  const namesBy = (positions: Map<string, number>, index: number) =>
    [...positions].filter(([, position]) => position === index).map(([id]) => nameOf(id));

  function sentenceOf({type, from, to, message, placement}: Message): string[] {
    const line = lineTypes.get(type ?? -1);
    const text = typeof message === 'string' ? plainLine(message) : '';
    const part = line && PARTS[line];
    if (part) return [part(text)];
    if (line === undefined || from === undefined || to === undefined) return [];
    const [first, second] = [nameOf(from), nameOf(to)];
    if (line === 'NOTE') {
      const where = Number(placement) === db.PLACEMENT.OVER ? 'on' : 'beside';
      return [`Note ${where} ${list(from === to ? [first] : [first, second])}${after(': ', text)}`];
    }
    const sentence = from === to ? `${first}, by itself` : sayingOf(line)(first, second);
    return [sentence + after(': ', text)];
  }

  return [
    ...db
      .getBoxes()
      .filter(({actorKeys}) => actorKeys.length > 0)
      .map(({name, actorKeys}) => `${plainLine(name) || 'A group'} holds ${list(actorKeys.map(nameOf))}`),
    ...db
      .getMessages()
      .flatMap((message, index) => [
        ...namesBy(db.getCreatedActors(), index).map((name) => `${name} is created`),
        ...sentenceOf(message),
        ...namesBy(db.getDestroyedActors(), index).map((name) => `${name} is ended`),
      ]),
  ];
}

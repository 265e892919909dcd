import {parseArgs} from 'node:util';
import {DESCRIPTION} from '../content/prose';
import {Refusal} from '../lib/refusal.mjs';
import {placeIn, sectionOf, sectionsIn, type Section} from './place';
import {
  descriptionOf,
  planPage,
  readDocs,
  titleOf,
  writePage,
  type Docs,
  type Plan,
  type Wishes,
} from './plan';
import {templates, type Template} from './templates';
import type {Terminal} from './terminal';

/** Where it works, and who listens. */
export interface Surroundings {
  root: string;
  say: (line: string) => void;
  refuse: (line: string) => void;
  /** None where nobody can be asked. */
  terminal: Terminal | undefined;
}

const options = {
  title: {type: 'string'},
  in: {type: 'string'},
  after: {type: 'string'},
  template: {type: 'string'},
  description: {type: 'string'},
  'dry-run': {type: 'boolean', default: false},
  json: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options}).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [line = ''] = error.message.split(/\n|\. /);
    throw new Refusal(`${line.replace(/\.$/, '')}: npm run new-page -- --help lists the options.`);
  }
}

type Values = ReturnType<typeof read>;

const indented = (depth: number, text: string) => '  '.repeat(depth) + text;

const treeOf = (sections: readonly Section[]) =>
  sections.map(({label, name, depth}, index) => {
    const text = indented(depth, label);
    return `${String(index).padStart(3)}  ${text.padEnd(28)} ${name}`;
  });

const listOf = (all: readonly Template[]) =>
  all.map(({name, use}, index) => `${String(index + 1).padStart(3)}  ${name.padEnd(12)} ${use}`);

const help = (docs: Docs) => [
  'npm run new-page',
  'npm run new-page -- --title "Mail" --in modules --after cache --template concept --description "..."',
  '',
  'Makes a page of the next version from a template, and its entry in sidebars.ts. Asks for what is not given.',
  '',
  '  --title        the heading; its words make the address',
  '  --in           the section, by its folder or label',
  '  --after        first, last, or the page in the section that it follows; last by itself',
  '  --template     what kind of page it is; concept by itself',
  `  --description  one sentence of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters, for search results and lists`,
  '  --dry-run      says what would be made, and makes nothing',
  '  --json         says it as JSON',
  '',
  'Sections:',
  ...treeOf(sectionsIn(docs.sidebar)),
  '',
  'Templates:',
  ...listOf(templates),
];

function templateOf(text: string): Template {
  const found = templates.find(({name}) => name === text.trim());
  if (found) return found;
  throw new Refusal(
    `There is no template "${text.trim()}". There are: ${templates.map(({name}) => name).join(', ')}.`,
  );
}

/** An answer may be a number of the list that was shown. */
const byNumber = (names: readonly string[], text: string) =>
  /^\d+$/.test(text.trim()) ? (names[Number(text)] ?? text) : text;

/** What an option says; else what is answered, as often as it takes. */
async function settle<T>(
  given: string | undefined,
  {terminal, say}: Surroundings,
  {list = [], question, otherwise, toValue}: Question<T>,
): Promise<T> {
  if (given !== undefined) return toValue(given);
  if (terminal === undefined) return toValue(otherwise ?? '');
  list.forEach(say);
  for (;;) {
    const answer = await terminal.ask(`${question}: `);
    try {
      return toValue(answer.trim() === '' && otherwise !== undefined ? otherwise : answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }
}

interface Question<T> {
  /** To choose from. */
  list?: readonly string[];
  question: string;
  /** What no answer means. */
  otherwise?: string;
  toValue: (answer: string) => T;
}

async function wishesOf(docs: Docs, values: Values, surroundings: Surroundings): Promise<Wishes> {
  const lost = (['title', 'in', 'description'] as const).filter((name) => values[name] === undefined);
  if (surroundings.terminal === undefined && lost.length > 0)
    throw new Refusal(
      `Nobody can be asked here: give ${lost.map((name) => `--${name}`).join(', ')}. npm run new-page -- --help says more.`,
    );
  const sections = sectionsIn(docs.sidebar);
  const title = await settle(values.title, surroundings, {
    question: 'Title',
    toValue: (text) => titleOf(docs, text),
  });
  const section = await settle(values.in, surroundings, {
    list: ['', ...treeOf(sections)],
    question: 'In which section, by number or folder',
    toValue: (text) =>
      sectionOf(
        docs.sidebar,
        byNumber(
          sections.map(({name}) => name),
          text,
        ),
      ),
  });
  const {entries} = section.items;
  const place = await settle(values.after, surroundings, {
    list: [
      '',
      ...['first', ...entries.map(({id}) => id)].map((name, at) => `${String(at).padStart(3)}  ${name}`),
    ],
    question: 'After which page (Enter: last)',
    otherwise: 'last',
    toValue: (text) => placeIn(section, byNumber(['first', ...entries.map(({id}) => id)], text)),
  });
  const template = await settle(values.template, surroundings, {
    list: ['', ...listOf(templates)],
    question: 'Which kind of page (Enter: concept)',
    otherwise: 'concept',
    toValue: (text) => templateOf(byNumber(['', ...templates.map(({name}) => name)], text)),
  });
  const description = await settle(values.description, surroundings, {
    list: [''],
    question: `What the page gives its reader, in one sentence of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters`,
    toValue: (text) => descriptionOf(docs, text),
  });
  return {title, section, place, template, description};
}

const report = ({file, address, template, sidebar, unwritten}: Plan, isDryRun: boolean) => [
  '',
  `${isDryRun ? 'Would make' : 'Made'} ${file}, from the template ${template}`,
  `${isDryRun ? 'Would add' : 'Added'} its entry, ${sidebar.file}:${sidebar.line}`,
  `Its address: ${address}`,
  ...(isDryRun
    ? []
    : [
        '',
        'What is next:',
        `  1. npm start, and open http://localhost:3000${address}`,
        `  2. Write the ${unwritten.length} parts that are marked "write:", and take the marks away`,
        `  3. npm run test:content, until it names nothing in ${file}`,
      ]),
];

/** Runs the command. Answers the exit status: what somebody can put right is one line and 1. */
export async function newPage(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const {root, say, refuse, terminal} = surroundings;
  try {
    const values = read(args);
    const docs = readDocs(root);
    if (values.help) {
      help(docs).forEach(say);
      return 0;
    }
    const {plan, written} = await planPage(docs, await wishesOf(docs, values, surroundings));
    const isDryRun = values['dry-run'];
    if (!isDryRun) await writePage(docs, plan, written);
    if (values.json) say(JSON.stringify({...plan, isDryRun}, null, 2));
    else report(plan, isDryRun).forEach(say);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.message);
    return 1;
  } finally {
    terminal?.close();
  }
}

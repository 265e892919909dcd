import type {Engine, Hit} from './engine';
import {excerpt, marked, type Piece} from './highlight';
import type {FoundPage, Heads, Texts} from './searchIndex';

/** A place that can be gone to. */
export interface Option {
  /** `/docs/v1/modules#crypto` */
  to: string;
  name: readonly Piece[];
  /** A line of what stands there, empty while texts have not come; undefined where there is to be none. */
  text: readonly Piece[] | undefined;
  /** Whether the line is shown to its end, over several lines. */
  isWhole?: boolean;
}

/** The options of one page, or of one part of the list of pages. */
export interface Group {
  /** Told from its neighbours by it. */
  key: string;
  /** From the outside in: "Basic concepts", "Contract". */
  names: readonly string[];
  options: readonly Option[];
}

/** What can be searched. */
export interface Index {
  heads: Heads;
  texts: Texts | undefined;
  engine: Engine;
}

export interface View {
  /** Whether the groups answer the question; otherwise they are pages to go to. */
  isAnswer: boolean;
  groups: readonly Group[];
  /** Words to ask for instead. */
  spellings: readonly string[];
  /** Where nothing has the words of the question, words like them, which the groups answer. */
  meant?: readonly string[];
  /** What came of a response that was pasted, in place of the count. */
  says?: string;
  /** What is said besides. */
  note?: string;
}

/** So that one page does not fill the list. */
const MOST_OF_PAGE = 6;
const MOST_GROUPS = 12;
const MOST_SPELLINGS = 6;

function optionOf({place, terms}: Hit, {heads, texts}: Index, root: string): Option | undefined {
  const found = heads.places[place];
  const page = heads.pages[found?.page ?? -1];
  if (!found || !page) return undefined;
  const {anchor, heading} = found;
  return {
    to: `${root}${page.path}${anchor === '' ? '' : `#${anchor}`}`,
    name: marked(heading, terms),
    text: texts ? excerpt(texts[place] ?? '', terms) : [],
  };
}

/** Pages in the order of their best hits. */
function groupsOf(hits: readonly Hit[], index: Index, root: string): Group[] {
  const options = new Map<number, Option[]>();
  for (const hit of hits) {
    const page = index.heads.places[hit.place]?.page ?? -1;
    const ofPage = options.get(page) ?? [];
    if (ofPage.length === 0 && options.size === MOST_GROUPS) continue;
    const option = ofPage.length < MOST_OF_PAGE ? optionOf(hit, index, root) : undefined;
    if (option) options.set(page, [...ofPage, option]);
  }
  return [...options].map(([page, all]) => {
    const {path = '', title = '', trail = []} = index.heads.pages[page] ?? {};
    return {key: path, names: [...trail, title], options: all};
  });
}

export const plain = (text: string): Piece[] => [{text, isMarked: false}];

const linkTo = ({path, title}: FoundPage, root: string): Option => ({
  to: `${root}${path}`,
  name: plain(title),
  text: undefined,
});

/** All pages, by their parts of the sidebar. */
function listOfPages({pages}: Heads, root: string): Group[] {
  const parts = new Map<string, {names: readonly string[]; options: Option[]}>();
  for (const page of pages) {
    const key = page.trail.join('/');
    const part = parts.get(key) ?? {names: page.trail.length > 0 ? page.trail : ['Start'], options: []};
    parts.set(key, {...part, options: [...part.options, linkTo(page, root)]});
  }
  return [...parts].map(([key, part]) => ({key: `pages/${key}`, ...part}));
}

/** What is shown before anything is asked: the pages read last, or all of them. */
export function firstView({heads}: Pick<Index, 'heads'>, recent: readonly string[], root: string): View {
  const options = recent.flatMap((path) => {
    const page = heads.pages.find((one) => one.path === path);
    return page ? [linkTo(page, root)] : [];
  });
  const groups =
    options.length > 0 ? [{key: 'recent', names: ['Read last'], options}] : listOfPages(heads, root);
  return {isAnswer: false, groups, spellings: []};
}

/**
 * What is shown for a question.
 *
 * @param root - of the version: `/docs/v1`
 */
export function answerOf(question: string, index: Index, root: string): View {
  const {hits, meant} = index.engine.search(question);
  const groups = groupsOf(hits, index, root);
  if (groups.length > 0) return {isAnswer: true, groups, spellings: [], meant};
  const spellings = index.engine.spellings(question).slice(0, MOST_SPELLINGS);
  return {isAnswer: false, groups: listOfPages(index.heads, root), spellings};
}

/**
 * A view that has become better while its reader looks at it or reaches for it: what was shown keeps its place, and what
 * is new comes behind it.
 */
export function refined(shown: View, better: View): View {
  if (!shown.isAnswer || !better.isAnswer) return better;
  const texts = new Map(better.groups.flatMap(({options}) => options.map((option) => [option.to, option])));
  const groups = shown.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => texts.get(option.to) ?? option),
  }));
  const keys = new Set(shown.groups.map(({key}) => key));
  return {...better, groups: [...groups, ...better.groups.filter(({key}) => !keys.has(key))]};
}

export const optionsOf = ({groups}: View): Option[] => groups.flatMap(({options}) => [...options]);

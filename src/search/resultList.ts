import type {Engine} from './engine';
import {excerpt, marked, type Piece} from './highlight';
import type {Hit} from './ranking';
import type {Heads, IndexedPage, Texts} from './searchIndex';

/** The part of a version's index that has been loaded. */
interface Index {
  heads: Heads;
  texts?: Texts;
  engine: Engine;
}

export interface Result {
  /** `/docs/v1/modules#crypto` */
  href: string;
  name: readonly Piece[];
  /** Empty while the texts are loading; undefined if there is none. */
  excerpt?: readonly Piece[];
  /** Whether the excerpt is shown in full, on several lines. */
  isWrapped?: boolean;
}

export interface ResultGroup {
  key: string;
  /** The heading above the results, outermost name first: "Basic concepts", "Contract". */
  names: readonly string[];
  results: readonly Result[];
}

export interface ResultList {
  /** Whether the groups match the query. Otherwise they are pages to choose from. */
  isMatch: boolean;
  groups: readonly ResultGroup[];
  /** The spellings that were searched for instead of those typed. */
  corrections?: readonly string[];
}

const MAX_PER_PAGE = 6;
const MAX_GROUPS = 12;

const plain = (text: string): Piece[] => [{text, isMarked: false}];

const pageResult = ({path, title}: IndexedPage, root: string): Result => ({
  href: root + path,
  name: plain(title),
});

function hitResult({entry: id, terms}: Hit, {heads, texts}: Index, root: string): Result[] {
  const entry = heads.entries[id];
  const page = heads.pages[entry?.page ?? -1];
  if (!entry || !page) return [];
  return [
    {
      href: `${root}${page.path}${entry.anchor && `#${entry.anchor}`}`,
      name: marked(entry.heading, terms),
      excerpt: texts ? excerpt(texts[id] ?? '', terms) : [],
    },
  ];
}

/** Replaces `Map.groupBy`, which needs newer browsers, and a newer Node for the tests. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Groups are sorted by their best results. */
function groupByPage(hits: readonly Hit[], index: Index, root: string): ResultGroup[] {
  const {pages, entries} = index.heads;
  const byPage = groupBy(hits, ({entry}) => entries[entry]?.page ?? -1);
  return [...byPage].slice(0, MAX_GROUPS).map(([id, ofPage]) => {
    const {path = '', title = '', trail = []} = pages[id] ?? {};
    return {
      key: path,
      names: [...trail, title],
      results: ofPage.slice(0, MAX_PER_PAGE).flatMap((hit) => hitResult(hit, index, root)),
    };
  });
}

function allPages(pages: readonly IndexedPage[], root: string): ResultGroup[] {
  const byGroup = groupBy(pages, ({trail}) => trail.join(' / '));
  return [...byGroup].map(([group, ofGroup]) => ({
    key: `pages/${group}`,
    names: [group || 'Start'],
    results: ofGroup.map((page) => pageResult(page, root)),
  }));
}

/** The list before anything is typed: the pages read last, or all pages. */
export function startList(
  {heads: {pages}}: Pick<Index, 'heads'>,
  recent: readonly string[],
  root: string,
): ResultList {
  const read = recent.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  if (read.length === 0) return {isMatch: false, groups: allPages(pages, root)};
  const results = read.map((page) => pageResult(page, root));
  return {isMatch: false, groups: [{key: 'recent', names: ['Read last'], results}]};
}

/** What Rift does not have, and the way around it. */
function answerGroup(id: number, {heads, texts}: Index, root: string): ResultGroup[] {
  const entry = heads.entries[id];
  const [workaround] = entry?.workaround?.split('#', 1) ?? [];
  const page = heads.pages.find(({path}) => path === workaround);
  if (!entry || !page) return [];
  const excerpt = texts ? plain(`${texts[id] ?? ''} See “${page.title}”.`) : [];
  const result = {href: `${root}${entry.workaround}`, name: plain(entry.heading), excerpt, isWrapped: true};
  return [{key: 'answer', names: ['What Rift does not have'], results: [result]}];
}

const GUIDES = /^\/guides\//;

/**
 * The results for a query, or the guides if there are none.
 *
 * @param root - the address of the version: `/docs/v1`
 */
export function resultsFor(query: string, index: Index, root: string): ResultList {
  const {hits, answer, corrections} = index.engine.search(query);
  const groups = [
    ...(answer === undefined ? [] : answerGroup(answer, index, root)),
    ...groupByPage(hits, index, root),
  ];
  if (groups.length > 0) return {isMatch: true, groups, corrections};
  const guides = index.heads.pages.filter(({path}) => GUIDES.test(path));
  const results = guides.map((page) => pageResult(page, root));
  return {isMatch: false, groups: [{key: 'guides', names: ['Guides'], results}]};
}

export const resultsIn = ({groups}: ResultList): Result[] => groups.flatMap(({results}) => results);

import {Refusal} from '../lib/refusal.mjs';
import {entriesOf, sectionsOf, type Entry, type List, type Sidebar} from './sidebar';

/** What `--in` calls the list of the sidebar that is in no section. */
export const TOP = 'top';

/** A section to put a page in. */
export interface Section {
  /** Below docs/; empty at the top. */
  folder: string;
  name: string;
  label: string;
  depth: number;
  items: List;
}

export const sectionsIn = ({top}: Sidebar): Section[] => [
  {folder: '', name: TOP, label: 'Top of the sidebar', depth: 0, items: top},
  ...sectionsOf(top).map(({entry: {id, label}, items, depth}) => ({
    folder: id,
    name: id,
    label: label ?? id,
    depth,
    items,
  })),
];

const bare = (text: string) =>
  text
    .trim()
    .replace(/^(?:\.\/)?docs\//, '')
    .replace(/(?:\/index)?(?:\.mdx?)?\/?$/, '')
    .toLowerCase();

const listed = (names: readonly string[]) => names.join(', ');

/** The section that a reader means by its folder, or by a label that only one has. */
export function sectionOf(sidebar: Sidebar, text: string): Section {
  const sections = sectionsIn(sidebar);
  const wanted = bare(text);
  const byFolder = sections.find(({name}) => name === wanted);
  if (byFolder) return byFolder;
  const byLabel = sections.filter(({label}) => label.toLowerCase() === wanted);
  if (byLabel.length === 1 && byLabel[0]) return byLabel[0];
  const page = entriesOf(sidebar.top).find(({id}) => id === wanted);
  if (page === undefined)
    throw new Refusal(
      `There is no section "${text.trim()}". There are: ${listed(sections.map(({name}) => name))}.`,
    );
  const section = sections.find(({items}) => items.entries.includes(page)) ?? sections[0];
  throw new Refusal(`${page.id} is a page, not a section: its section is ${section?.name}.`);
}

const shortName = ({id}: Entry) => id.slice(id.lastIndexOf('/') + 1);

/** How many entries of the section stand before the new one. */
export function placeIn({name, items: {entries}}: Section, text: string): number {
  const wanted = bare(text);
  if (wanted === 'first') return 0;
  if (wanted === 'last') return entries.length;
  const at = entries.findIndex((entry) => [entry.id, shortName(entry)].includes(wanted));
  if (at >= 0) return at + 1;
  throw new Refusal(
    `There is no "${text.trim()}" in ${name}. There are: ${listed(['first', ...entries.map(shortName), 'last'])}.`,
  );
}

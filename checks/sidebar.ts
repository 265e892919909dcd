import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {docPage} from '../config/docPage';
import {readJson, readText} from '../config/files';
import sidebars from '../sidebars';
import {linesIn, type Page} from './lib/page';
import {FIRST_LINE, type Problem} from './lib/rule';

/** The sidebars of a version, and the file that defines them. */
interface Sidebars {
  file: string;
  source: string;
  ids: string[];
}

/** The ids of the pages in a sidebar, in order, with a category's own page before its items. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, link, items} = item as Record<string, unknown>;
  if (type === 'doc' || type === 'ref') return [String(id)];
  return [...idsIn(link), ...idsIn(items)];
}

export const sidebarIds = (config: SidebarsConfig): string[] => Object.values(config).flatMap(idsIn);

/** Reads the hand-written sidebars of the next version, or those that were cut. */
export function readSidebars(root: string, folder: string): Sidebars {
  const [cut, version] = folder.split('/');
  const file = version === undefined ? 'sidebars.ts' : `versioned_sidebars/${version}-sidebars.json`;
  const source = readText(path.join(root, file));
  const config = cut === 'docs' ? sidebars : readJson<SidebarsConfig>(path.join(root, file), 'map');
  return {file, source, ids: sidebarIds(config)};
}

const idOf = ({file, frontMatter}: Page, folder: string) =>
  docPage(path.posix.relative(folder, file), frontMatter).id;

const names = (text: string, id: string) =>
  [id, id.replace(/\/index$/, '')].some((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));

/** The last line on which a sidebar names a page. */
const lineOf = (source: string, id: string): number =>
  linesIn(source).findLast(({value}) => names(value, id))?.line ?? FIRST_LINE;

/** Each page of a folder must be in the sidebar exactly once. The build finds items without a page. */
export function sidebarProblems(
  pages: readonly Page[],
  folder: string,
  {file, source, ids}: Sidebars,
): Problem[] {
  const lost = pages
    .filter((page) => !ids.includes(idOf(page, folder)))
    .map((page) => ({
      file: page.file,
      line: FIRST_LINE,
      message: `the page is missing from ${file}: add its id, the path without .md`,
    }));
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => ({
    file,
    line: lineOf(source, id),
    message: `${id} is in the sidebar more than once: remove an entry`,
  }));
  return [...lost, ...twice];
}

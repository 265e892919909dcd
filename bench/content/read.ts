import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {latestVersion, readVersionNames, versionSidebar} from '../../config/versions';
import {ROOT} from '../folders';
import {parsePage, type Page} from './markdown';
import {pathsOf, readEntries, type Entry, type Item} from './sidebar';

/** The pages of a version. */
export interface Content {
  version: string;
  /** What links between its pages begin with. */
  base: string;
  pages: Page[];
  sidebar: Entry[];
}

/** Says where a page is, in the third line of its text. */
const ADDRESS = /^Version .*<(https?:\/\/[^>]*)>$/m;

/**
 * The pages of the latest version, as the build wrote them.
 *
 * @throws when there is no build, or sidebar and pages are not the same
 */
export function readContent(): Content {
  const version = latestVersion(readVersionNames(path.join(ROOT, 'versions.json')));
  const folder = path.join(ROOT, 'build/docs', version);
  const texts = new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.slice(0, -'.md'.length).replaceAll(path.sep, '/'), path.join(folder, name)]),
  );
  const pages = [...texts].map(([name, file]) => parsePage(name, readFileSync(file, 'utf8')));
  const sidebars = JSON.parse(readFileSync(path.join(ROOT, versionSidebar(version)), 'utf8')) as Record<
    string,
    Item[]
  >;
  const titles = new Map(pages.map(({path: name, title}) => [name, title]));
  const sidebar = readEntries(Object.values(sidebars).flat(), titles);
  const outside = [...titles.keys()].filter((name) => !pathsOf(sidebar).includes(name));
  if (outside.length > 0) throw new Error(`the sidebar lacks ${outside.join(', ')}`);
  const [first = ''] = titles.keys();
  const address = ADDRESS.exec(readFileSync(texts.get(first) ?? '', 'utf8'))?.[1];
  if (address === undefined) throw new Error(`${first}: the text does not say where the page is`);
  return {version, base: address.slice(0, -first.length - 1), pages, sidebar};
}

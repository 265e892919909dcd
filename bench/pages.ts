import path from 'node:path';
import matter from 'gray-matter';
import {latestVersion, readVersionNames, versionSidebar} from '../config/versions';
import {ROOT} from '../config/command';
import {filesBelow, readText} from '../config/files';

interface Page {
  /** The path below the version, without leading or trailing slashes. */
  path: string;
  title: string;
  description: string;
  /** Markdown, with links to /docs/ of a peer's site. */
  body: string;
}

/** The format in which Docusaurus writes the sidebar of a cut version; the index of a folder has the folder's name. */
export type Item = string | {label: string; link: {id: string}; items: Item[]};

export interface Content {
  version: string;
  pages: Page[];
  sidebar: Item[];
}

/**
 * Parses a page from the build: its title, its description as a quotation, a line with its address, then its text.
 *
 * @throws if it does not begin like this
 */
function parsePage(name: string, markdown: string): Page {
  const [, title, description, address, body] =
    /^# (.+)\n\n> (.+)\n\nVersion .*<(.+)>\n\n(.*)$/s.exec(markdown) ?? [];
  if (title === undefined || description === undefined || address === undefined || body === undefined)
    throw new Error(`${name}: a title, a description and an address were expected`);
  const plain = (text: string) => text.replace(/[`\\]/g, '');
  const base = address.slice(0, -name.length);
  return {
    path: name,
    title: plain(title),
    description: plain(description),
    body: body.replaceAll(base, '/docs/'),
  };
}

/** The pages of the latest version, from the last build of this site. */
export function readContent(): Content {
  const version = latestVersion(readVersionNames(path.join(ROOT, 'versions.json')));
  const folder = path.join(ROOT, 'build/docs', version);
  const pages = filesBelow(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parsePage(file.slice(0, -'.md'.length), readText(path.join(folder, file))));
  const sidebars = readText(path.join(ROOT, versionSidebar(version))).replaceAll('/index"', '"');
  return {version, pages, sidebar: Object.values(JSON.parse(sidebars) as Record<string, Item[]>).flat()};
}

/** A page as a file, with the title in the front matter or in the text, depending on the theme. */
export const fileOf = ({title, description, body}: Page, isTitleInText: boolean): string =>
  matter.stringify(isTitleInText ? `# ${title}\n\n${body}` : body, {title, description});

export const titleOf = ({pages}: Content, name: string): string => {
  const page = pages.find((one) => one.path === name);
  if (!page) throw new Error(`There is no page ${name}.`);
  return page.title;
};

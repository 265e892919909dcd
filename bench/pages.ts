import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {latestVersion, readVersionNames, versionSidebar} from '../config/versions';
import {ROOT} from '../scripts/lib/command';

interface Page {
  /** Below the addresses of the version, without a slash at either end. */
  path: string;
  title: string;
  description: string;
  /** Markdown, whose links lead to /docs/ of the site of a peer. */
  body: string;
}

/** As Docusaurus writes the sidebar of a version that is cut; the document of a folder has the name of the folder. */
export type Item = string | {label: string; link: {id: string}; items: Item[]};

export interface Content {
  version: string;
  pages: Page[];
  sidebar: Item[];
}

/**
 * A page as the build writes it: its title, its description as a quotation, a line with its address, then its text.
 *
 * @throws when it does not begin so
 */
export function parsePage(name: string, markdown: string): Page {
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

/** The pages of the latest version, as this site was built last. */
export function readContent(): Content {
  const version = latestVersion(readVersionNames(path.join(ROOT, 'versions.json')));
  const folder = path.join(ROOT, 'build/docs', version);
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) =>
      parsePage(
        file.slice(0, -'.md'.length).replaceAll(path.sep, '/'),
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
  const sidebars = readFileSync(path.join(ROOT, versionSidebar(version)), 'utf8').replaceAll('/index"', '"');
  return {version, pages, sidebar: Object.values(JSON.parse(sidebars) as Record<string, Item[]>).flat()};
}

/** A page as a file; a theme shows its title, or its text begins with it. */
export function fileOf({title, description, body}: Page, isTitleInText: boolean): string {
  const lines = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
  ];
  return [...lines, ...(isTitleInText ? [`# ${title}`, ''] : []), body].join('\n');
}

export const titleOf = ({pages}: Content, name: string): string => {
  const page = pages.find((one) => one.path === name);
  if (!page) throw new Error(`There is no page ${name}.`);
  return page.title;
};

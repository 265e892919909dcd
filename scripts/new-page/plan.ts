import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiRow} from '../../src/tables/docsData';
import {NEXT} from '../content/commonJs';
import {readPages, type Page} from '../content/page';
import {DESCRIPTION} from '../content/prose';
import {marksIn} from '../content/unwritten';
import {Refusal} from '../lib/refusal.mjs';
import type {Section} from './place';
import {readSidebar, withPage, type Sidebar} from './sidebar';
import {slugOf} from './slug';
import {fileOf, type Template} from './templates';

const DOCS = 'docs';
const SIDEBARS = 'sidebars.ts';

/** The documentation as it is. */
export interface Docs {
  root: string;
  sidebar: Sidebar;
  pages: Page[];
  /** Of classes and their methods. */
  names: ReadonlySet<string>;
}

export function readDocs(root: string): Docs {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const api = JSON.parse(read(`${DOCS}/_data/api.json`)) as ApiRow[];
  const names = api.flatMap((row) =>
    row.kind === 'namespace' ? [] : [row.shortName, ...row.methods.map(({name}) => name)],
  );
  return {
    root,
    sidebar: readSidebar(read(SIDEBARS)),
    pages: readPages(root, DOCS),
    names: new Set(names),
  };
}

/** The same text in one line, without spaces around. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const pageWith = ({pages}: Docs, field: 'title' | 'description', text: string) =>
  pages.find(({frontMatter}) => String(frontMatter[field]).toLowerCase() === text.toLowerCase());

export function titleOf(docs: Docs, text: string): string {
  const title = inOneLine(text);
  if (!/\p{L}/u.test(title)) throw new Refusal(`The title "${title}" has no letters.`);
  if (/[`<>{}]/.test(title))
    throw new Refusal(`The title "${title}" is shown as it stands: leave the signs of code out.`);
  const slug = slugOf(title, docs.names);
  if (!/[a-z]/.test(slug))
    throw new Refusal(`The title "${title}" has no letter from a to z, of which its address is made.`);
  if (/^\d+-/.test(slug))
    throw new Refusal(
      `The address ${slug} would lose its number to Docusaurus: begin the title with a word.`,
    );
  const other = pageWith(docs, 'title', title);
  if (other) throw new Refusal(`${other.file} has the title "${title}" already.`);
  return title;
}

export function descriptionOf(docs: Docs, text: string): string {
  const description = inOneLine(text);
  const {length} = description;
  const {least, most} = DESCRIPTION;
  if (length < least || length > most)
    throw new Refusal(`The description has ${length} characters; it needs ${least} to ${most}.`);
  const other = pageWith(docs, 'description', description);
  if (other) throw new Refusal(`${other.file} has this description already.`);
  return description;
}

export interface Wishes {
  title: string;
  section: Section;
  /** How many entries of the section stand before it. */
  place: number;
  template: Template;
  description: string;
}

/** What will be written. */
export interface Plan {
  file: string;
  id: string;
  address: string;
  template: string;
  sidebar: {file: string; line: number};
  /** The lines of the page that are left to write. */
  unwritten: number[];
}

interface Written {
  page: string;
  sidebar: string;
}

/** Where a page of this name would stand or have the same address. */
const filesFor = (id: string) =>
  ['', '/index'].flatMap((end) => ['md', 'mdx'].map((type) => `${DOCS}/${id}${end}.${type}`));

export async function planPage(
  {root, sidebar, names}: Docs,
  {title, section, place, template, description}: Wishes,
): Promise<{plan: Plan; written: Written}> {
  const slug = slugOf(title, names);
  const {folder, items} = section;
  if (['index', 'readme', path.posix.basename(folder)].includes(slug))
    throw new Refusal(
      `${slug}.md would be the page of the section ${section.name} itself: choose another title.`,
    );
  const id = path.posix.join(folder, slug);
  const taken = filesFor(id).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Refusal(`${taken} exists already.`);
  const file = `${DOCS}/${id}.md`;
  const depth = id.split('/').length - 1;
  const page = fileOf(template, {title, description, depth});
  const text = await withPage(sidebar, items, place, id, path.join(root, SIDEBARS));
  const entry = text.split('\n').findIndex((one) => one.includes(`'${id}'`)) + 1;
  return {
    plan: {
      file,
      id,
      address: `/docs/${NEXT}/${id}`,
      template: template.name,
      sidebar: {file: SIDEBARS, line: entry},
      unwritten: marksIn(page).map(({line}) => line),
    },
    written: {page, sidebar: text},
  };
}

/** Both files or none. */
export async function writePage({root}: Docs, {file}: Plan, {page, sidebar}: Written): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, page, {flag: 'wx'});
  try {
    await writeFile(path.join(root, SIDEBARS), sidebar);
  } catch (error) {
    await rm(target);
    throw error;
  }
}

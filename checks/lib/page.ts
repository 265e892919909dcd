import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {frontMatterOf} from '../../config/docPage';
import {readText} from '../../config/files';
import {memoize} from '../../src/shared/memoize';
import type {Finding} from './rule';
import {unreadIn} from './unread';

export interface TextAt {
  /** The line in the file, counted from 1. */
  line: number;
  value: string;
}

export interface CodeAt extends TextAt {
  language: string;
  /** What follows the language: a title, lines to highlight. */
  meta: string;
}

/** A parsed page of the docs. */
export interface Page {
  /** Relative to the project: `docs/introduction.md`. */
  file: string;
  /** The text of the file. */
  source: string;
  frontMatter: Record<string, unknown>;
  headings: {line: number; depth: number; text: string}[];
  code: CodeAt[];
  inlineCode: TextAt[];
  links: {line: number; url: string}[];
  /** Only the prose, line by line: without code, front matter and addresses. */
  texts: TextAt[];
  /** What Markdown does not read as it was meant. */
  unread: Finding[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** The lines of a text that begins on line `first`; the content of a block begins below its fence. */
export const linesIn = (text: string, first = 1): TextAt[] =>
  text.split('\n').map((value, index) => ({line: first + index, value}));

/** The lines of a page; for a table, its texts. */
export const linesOf = ({file, source, inlineCode}: Page): TextAt[] =>
  file.endsWith('.json') ? inlineCode : linesIn(source);

/** The lines of the blocks of a language, or of all blocks. */
export const codeLines = ({code}: Page, language?: string): TextAt[] =>
  code
    .filter((block) => language === undefined || block.language === language)
    .flatMap(({line, value}) => linesIn(value, line + 1));

/** The block that contains a line of a page. */
export const blockAt = ({code}: Page, at: number): CodeAt | undefined =>
  code.find(({line, value}) => at > line && at <= line + value.split('\n').length);

/** A page in which nothing has been found yet. */
export const emptyPage = (file: string, source: string): Page => ({
  file,
  source,
  frontMatter: {},
  headings: [],
  code: [],
  inlineCode: [],
  links: [],
  texts: [],
  unread: [],
});

const parse = memoize((source: string): Page => {
  const tree = parser.parse(source);
  const page = {...emptyPage('', source), unread: unreadIn(tree, source)};
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'heading':
        page.headings.push({line, depth: node.depth, text: toString(node)});
        break;
      case 'code': {
        const {lang, meta, value} = node;
        page.code.push({line, language: lang ?? '', meta: meta ?? '', value});
        break;
      }
      case 'inlineCode':
        page.inlineCode.push({line, value: node.value});
        break;
      case 'link':
        page.links.push({line, url: node.url});
        break;
      case 'text':
        page.texts.push(...linesIn(node.value, line));
        break;
    }
  });
  return page;
});

/** Parses a page; a text that versions share is parsed once. */
export const parsePage = (file: string, source: string): Page => ({
  ...parse(source),
  file,
  frontMatter: frontMatterOf(file, source),
});

/** The folders with the pages of each version, next first. */
export function docsFolders(root: string): string[] {
  const cut = path.join(root, 'versioned_docs');
  return ['docs', ...(existsSync(cut) ? readdirSync(cut).map((name) => `versioned_docs/${name}`) : [])];
}

/** Every Markdown page below a folder, sorted by name; folders that start with _ contain data. */
export function readPages(root: string, folder: string): Page[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_'))
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const relative = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return readPages(root, relative);
      if (!/\.mdx?$/.test(entry.name)) return [];
      return [parsePage(relative, readText(path.join(root, relative)))];
    });
}

/** The language of a sample by its file extension. */
const SAMPLES: Readonly<Record<string, string>> = {'.php': 'php', '.json': 'json', '.mmd': 'mermaid'};

/** A file that the site shows unchanged, as a page with a single code block, whose fence would be on line 0. */
export function sampleOf(file: string, source: string): Page | undefined {
  const language = SAMPLES[path.extname(file)];
  if (language === undefined) return undefined;
  return {...emptyPage(file, source), code: [{line: 0, language, meta: '', value: source}]};
}

/** Every sample in a folder `samples` or `_samples` below a folder, sorted by name. */
export function readSamples(root: string, folder: string): Page[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\/_?samples\//.test(file))
    .sort((a, b) => a.localeCompare(b))
    .flatMap((file) => sampleOf(file, readText(path.join(root, file))) ?? []);
}

/** Paths given by the user, made relative to the project like those of pages. */
export const pathsOf = (root: string, names: readonly string[]): string[] =>
  names.map((name) => path.relative(root, path.resolve(name)).replaceAll('\\', '/'));

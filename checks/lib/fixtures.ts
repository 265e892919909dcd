import path from 'node:path';
import {readData} from './data';
import {parsePage, type Page} from './page';
import type {Problem, Rule} from './rule';

const root = path.join(__dirname, '../..');

const found = readData(root, 'docs');
if (found === undefined) throw new Error('docs has no tables');

/** The tables of the next version: what a test says of them holds of the documentation. */
export const DATA = found;

const FRONT_MATTER = `title: A page
description: A sentence that says what the page is about and is long enough to help a reader choose it.`;

/** A page with a good front matter, so that only what a test adds can be wrong; its text starts on line 6. */
export const pageOf = (body: string, frontMatter = FRONT_MATTER, file = 'docs/page.md'): Page =>
  parsePage(file, `---\n${frontMatter}\n---\n\n${body.trimEnd()}\n`);

/** A block of code, whose first line is line 7 of the page. */
export const block = (language: string, lines: readonly string[]): string =>
  ['```' + language, ...lines, '```', ''].join('\n');

export const inLines = (problems: readonly Problem[]): string[] =>
  problems.map(({line, message}) => `${line}: ${message}`);

/** What a rule says of a page, as `line: message`. */
export const said = async (rule: Rule, body: string): Promise<string[]> =>
  inLines(await rule([pageOf(body)], DATA));

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import {readData} from './data';
import {parsePage, type Page} from './page';
import type {Problem, Rule} from './rule';

const root = path.join(__dirname, '../..');

const found = readData(root, 'docs');
if (found === undefined) throw new Error('docs has no tables');

/** The real tables of the next version, so that what tests say about them is true of the documentation. */
export const DATA = found;

const FRONT_MATTER = `title: A page
description: A sentence that says what the page is about and is long enough to help a reader choose it.`;

/** A page with correct front matter, so that only what a test adds can be wrong; its text starts on line 6. */
export const pageOf = (body: string, frontMatter = FRONT_MATTER, file = 'docs/page.md'): Page =>
  parsePage(file, `---\n${frontMatter}\n---\n\n${body.trimEnd()}\n`);

/** A code block whose first line is line 7 of the page. */
export const block = (language: string, lines: readonly string[]): string =>
  ['```' + language, ...lines, '```', ''].join('\n');

/** The response of a failure. */
export const failure = (code: number, payload: string) =>
  block('json', [JSON.stringify({ok: false, code, payload, _meta: {debug: [], metrics: []}})]);

/** Writes a text to a file for rules that read files; returns its path relative to the project. */
export function written(name: string, text: string): string {
  const file = test.info().outputPath(name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return path.relative(process.cwd(), file).replaceAll('\\', '/');
}

export const inFiles = (problems: readonly Problem[]): string[] =>
  problems.map(({file, line, message}) => `${file}:${line}: ${message}`);

export const inLines = (problems: readonly Problem[]): string[] =>
  problems.map(({line, message}) => `${line}: ${message}`);

/** What a rule reports for a page, as `line: message`. */
export const messagesOf = (rule: Rule, body: string): string[] => inLines(rule([pageOf(body)], DATA));

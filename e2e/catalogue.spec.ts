import {readdirSync} from 'node:fs';
import path from 'node:path';
import {NEXT} from '../config/versions';
import {latest, readBuild} from './build';
import {expect, test} from './fixtures';
import {benchmark, codes, constants, messages, siteTexts, timers, type Entry} from './ownersList';

const lists = {messages, siteTexts, codes, constants, timers, benchmark};

/** The built pages of a version. */
function filesOf(version: string): string[] {
  const folder = `docs/${version}`;
  return readdirSync(path.join(__dirname, '../build', folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
}

/** The visible text of the article in a page, with a line for each block or cell. */
function textOf(html: string): string {
  const article = new DOMParser().parseFromString(html, 'text/html').querySelector('article');
  if (article === null) return '';
  for (const unseen of article.querySelectorAll('script, style, template, noscript, [hidden]'))
    unseen.remove();
  const blocks = 'br, caption, dd, div, dt, h1, h2, h3, h4, h5, h6, li, option, p, pre, td, th, tr';
  for (const block of article.querySelectorAll(blocks)) {
    block.before('\n');
    block.after('\n');
  }
  return article.textContent.replace(/[^\S\n]+/g, ' ');
}

/** The part to the letter: 100 is not found in 1000 or 100.5. */
function patternOf(part: string | number): RegExp {
  const text = String(part).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.])${text}${/\w$/.test(text) && !text.endsWith('_') ? '(?!\\w|\\.\\d)' : ''}`);
}

const isOn = (text: string, entry: Entry) => entry.every((part) => patternOf(part).test(text));

for (const version of new Set([latest, NEXT]))
  test(`${version}: every message, code, constant and timer of the owner is found`, async ({page}) => {
    const texts: string[] = [];
    for (const file of filesOf(version)) texts.push(await page.evaluate(textOf, readBuild(file)));
    expect(texts.filter((text) => text.length > 0).length).toBeGreaterThan(40);
    const lost = Object.entries(lists).flatMap(([list, entries]) => {
      expect(entries.length, list).toBeGreaterThan(0);
      return entries
        .filter((entry) => !texts.some((text) => isOn(text, entry)))
        .map((entry) => entry.join(' | '));
    });
    expect(lost).toEqual([]);
  });

import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {escaped} from '../checks/lib/pattern';
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

type Node = DefaultTreeAdapterTypes.ChildNode;

const UNSEEN = ['script', 'style', 'template', 'noscript'];
const BLOCK = /^(br|caption|dd|div|dt|h\d|li|option|p|pre|td|th|tr)$/;

/** The visible text below a node, with a line for each block or cell. */
function textBelow(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node) || UNSEEN.includes(node.nodeName)) return '';
  if ('attrs' in node && node.attrs.some(({name}) => name === 'hidden')) return '';
  const text = node.childNodes.map(textBelow).join('');
  return BLOCK.test(node.nodeName) ? `\n${text}\n` : text;
}

/** Of the article in a page; nothing of a page without one. */
function textOf(html: string): string {
  const article = /<article[\s>].*<\/article>/s.exec(html)?.[0] ?? '';
  return parse(article)
    .childNodes.map(textBelow)
    .join('')
    .replace(/[^\S\n]+/g, ' ');
}

/** The part to the letter: 100 is not found in 1000 or 100.5. */
function patternOf(part: string | number): RegExp {
  const text = escaped(String(part));
  return new RegExp(`(?<![\\w.])${text}${/\w$/.test(text) && !text.endsWith('_') ? '(?!\\w|\\.\\d)' : ''}`);
}

const isOn = (text: string, entry: Entry) => entry.every((part) => patternOf(part).test(text));

for (const version of new Set([latest, NEXT]))
  test(`${version}: every message, code, constant and timer of the owner is found`, () => {
    const texts = filesOf(version).map((file) => textOf(readBuild(file)));
    expect(texts.filter((text) => text.length > 0).length).toBeGreaterThan(40);
    const lost = Object.entries(lists).flatMap(([list, entries]) => {
      expect(entries.length, list).toBeGreaterThan(0);
      return entries
        .filter((entry) => !texts.some((text) => isOn(text, entry)))
        .map((entry) => entry.join(' | '));
    });
    expect(lost).toEqual([]);
  });

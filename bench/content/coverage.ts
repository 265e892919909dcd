import {existsSync, readFileSync} from 'node:fs';
import type {Nodes} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {findFile} from '../files';
import {readableText, type Page} from './markdown';

/** What stands within a word or a line. All other elements part the words before and behind them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);
const UNREAD = new Set(['script', 'style', 'template']);

const parser = unified().use(rehypeParse);

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const isUnread = node.type === 'element' && UNREAD.has(node.tagName);
  if (isUnread) return ' ';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && INLINE.has(node.tagName) ? text : ` ${text} `;
}

const counted = (text: string) => {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Which share of the words of a text a page of HTML has, each as often. */
export function shareOfWords(text: string, html: string): number {
  const wanted = counted(text);
  const found = counted(textOf(parser.parse(html)));
  let [all, there] = [0, 0];
  for (const [word, count] of wanted) {
    all += count;
    there += Math.min(count, found.get(word) ?? 0);
  }
  return all === 0 ? 1 : there / all;
}

export interface Coverage {
  path: string;
  share: number;
}

/**
 * The page of a built site that has the smallest share of its words.
 *
 * @throws when a page is not there
 */
export function leastCovered(
  pages: readonly Page[],
  output: string,
  toAddress: (path: string) => string,
): Coverage {
  const shares = pages.map((page) => {
    const file = findFile(output, toAddress(page.path));
    if (file === undefined || !existsSync(file)) throw new Error(`${page.path} is not in the site`);
    return {path: page.path, share: shareOfWords(readableText(page), readFileSync(file, 'utf8'))};
  });
  return shares.reduce((least, one) => (one.share < least.share ? one : least));
}

import {readFileSync} from 'node:fs';
import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {findFile} from '../files';
import {readableText, type Page} from './markdown';

const parser = unified().use(rehypeParse);

const counted = (text: string) => {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Which share of the words of a text a page of HTML has, each as often. */
export function shareOfWords(text: string, html: string): number {
  const wanted = counted(text);
  const found = counted(toText(parser.parse(html)));
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
    if (file === undefined) throw new Error(`${page.path} is not in the site`);
    return {path: page.path, share: shareOfWords(readableText(page), readFileSync(file, 'utf8'))};
  });
  return shares.reduce((least, one) => (one.share < least.share ? one : least));
}

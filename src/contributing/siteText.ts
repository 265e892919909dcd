import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Heading, Link, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {site} from '../../config/site';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The folder of a page of the site, or the file that makes it. */
const PAGE = /^src\/pages\/(.+?)(?:\/index\.tsx)?$/;

/** With a scheme, to a place on the page, or from the root of the host: the same wherever the text is read. */
const IS_WHOLE = /^(?:[a-z][a-z\d+.-]*:|#|\/)/i;

/** Where a link to a file of the repository leads on the site: to the page that it makes, or to the file on GitHub. */
function addressOf(root: string, url: string): string {
  const [file = '', hash] = url.split('#');
  const found = path.join(root, file);
  if (!existsSync(found)) throw new Error(`there is no ${file}, to which a link leads`);
  const end = hash === undefined ? '' : `#${hash}`;
  const name = file.replace(/\/$/, '');
  const page = PAGE.exec(name)?.[1];
  if (page !== undefined && existsSync(path.join(root, 'src/pages', page, 'index.tsx')))
    return `/${page}${end}`;
  const kind = statSync(found).isDirectory() ? 'tree' : 'blob';
  return `${site.siteRepository}/${kind}/${site.siteBranch}/${name}${end}`;
}

/**
 * A Markdown file of the repository as a page of the site shows it: its heading is that of the page, and links to files lead
 * where they lead on GitHub, or to the pages that the files make.
 *
 * @param root - the folder of the repository
 */
export function siteText(root: string, source: string): string {
  let text = source;
  const edits: {from: number; to: number; text: string}[] = [];
  visit(parser.parse(source) as Root, ['heading', 'link', 'definition'], (node) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === 'heading' && (node as Heading).depth === 1) edits.push({from, to, text: ''});
    if (node.type === 'heading') return;
    const {url} = node as Definition | Link;
    if (IS_WHOLE.test(url)) return;
    const at = source.lastIndexOf(url, to);
    edits.push({from: at, to: at + url.length, text: addressOf(root, url)});
  });
  for (const {from, to, text: instead} of edits.sort((one, other) => other.from - one.from))
    text = text.slice(0, from) + instead + text.slice(to);
  return text;
}

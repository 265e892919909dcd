import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Definition, Link} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {plainText} from '../../config/plainText';
import {contributing, site} from '../../config/site';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A page of the site; the index of a folder has the address of the folder. */
const PAGE = /^src\/pages\/(.+?)(?:\/index)?\.md$/;

/** Absolute, from the root of the host, or a fragment: these work on the site as on GitHub. */
const WORKS_ANYWHERE = /^(?:[a-z][a-z\d+.-]*:|#|\/)/i;

/** The address of a file of the repository: its page on the site, or the file on GitHub. */
function addressOf(root: string, url: string): string {
  const [file = '', hash] = url.split('#');
  const found = path.join(root, file);
  if (!existsSync(found)) throw new Error(`there is no ${file}, which a link names`);
  const end = hash === undefined ? '' : `#${hash}`;
  const name = file.replace(/\/$/, '');
  const page = PAGE.exec(name)?.[1];
  if (page !== undefined) return `/${page}${end}`;
  const kind = statSync(found).isDirectory() ? 'tree' : 'blob';
  return `${site.siteRepository}/${kind}/${site.siteBranch}/${name}${end}`;
}

/**
 * Turns a Markdown file of the repository into the text of a page: without the heading, which the page adds itself, and with
 * addresses in place of links to files.
 *
 * @param root - the folder of the repository
 */
export function siteText(root: string, source: string): string {
  const edits: {from: number; to: number; text: string}[] = [];
  visit(parser.parse(source), ['heading', 'link', 'definition'], (node) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    if (node.type === 'heading') {
      if (node.depth === 1) edits.push({from, to, text: ''});
      return;
    }
    const {url} = node as Definition | Link;
    if (WORKS_ANYWHERE.test(url)) return;
    const at = source.lastIndexOf(url, to);
    edits.push({from: at, to: at + url.length, text: addressOf(root, url)});
  });
  // From the end, so that the other offsets stay valid.
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}

/** Applies `siteText` to the contributing guide; leaves all other pages unchanged. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const root = process.cwd();
  const text = plainText(fileContent);
  return filePath === path.join(root, contributing.file) ? siteText(root, text) : text;
};

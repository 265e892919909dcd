import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Html, Image, Link, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export interface LinkAt {
  url: string;
  /** Counted from 1. */
  line: number;
}

/** An address with every `file:line` that leads to it. */
export interface ExternalLink {
  url: string;
  places: string[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const isExternal = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** An address that is a whole string, or a whole attribute. One that is put together is not known here. */
const QUOTED = /(["'`])(https?:\/\/[^"'`\s$\\]+)\1/g;

/** YAML leaves the quotes away. */
const BARE = /()(https?:\/\/[^\s"'<>()[\]]+)/g;

function linesOf(source: string, pattern: RegExp): LinkAt[] {
  return source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(pattern)].map(([, , url = '']) => ({url, line: index + 1})));
}

function linksOfMarkdown(source: string): LinkAt[] {
  const found: LinkAt[] = [];
  visit(parser.parse(source) as Root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      const inside = linesOf((node as Html).value, QUOTED);
      found.push(...inside.map((link) => ({...link, line: link.line + line - 1})));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      found.push({url: (node as Link | Image | Definition).url, line});
    }
  });
  return found;
}

/** The external links of a file, in its order; blocks of code are no links. */
export function linksOf(file: string, source: string): LinkAt[] {
  const found = /\.mdx?$/.test(file)
    ? linksOfMarkdown(source)
    : linesOf(source, /\.ya?ml$/.test(file) ? BARE : QUOTED);
  return found.filter(({url}) => isExternal(url));
}

/** Files whose links readers and contributors meet; samples and tests name hosts that need not be there. */
export function isAsked(file: string): boolean {
  return (
    /^([^/]+\.md|(docs|versioned_docs|src|config|\.github)\/.+\.(mdx?|tsx?|json|ya?ml))$/.test(file) &&
    !/\.test\.ts$|\/_?samples\//.test(file)
  );
}

/** Every external address of some files, once, in the order of the addresses. */
export function collect(root: string, files: readonly string[]): ExternalLink[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const {url, line} of linksOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
    }
  }
  return [...places]
    .map(([url, at]) => ({url, places: [...new Set(at)]}))
    .sort((a, b) => a.url.localeCompare(b.url));
}

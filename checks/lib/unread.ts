import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding} from './rule';

/** The kinds of notes that Docusaurus has. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

const NOTE = 'write ":::note" or ":::note[Title]", below it the text, and ":::" on a line of its own';
const LINK = 'write [text](./file.md), with spaces in its path [text](<./a file.md>)';

/** What stays in a text where Markdown does not read it. */
const UNREAD: readonly [form: RegExp, message: string][] = [
  [/^[ \t>]*:::/m, `this is not read as a note: ${NOTE}`],
  [/^[ \t>]*\[!\p{L}+\]/mu, `this is not read as a note: ${NOTE}`],
  [/(?<!\\)\]\(/, `the link is not read: ${LINK}`],
  [/(?<!\\)\[\^[^\]\s]+\]/, 'the page has no such footnote: add [^1]: and its text on a line of their own'],
  [/(?<!\\)\*\*/, 'what is bold begins and ends without a space: **text**'],
];

interface Container {
  type: 'containerDirective';
  name: string;
  children: Nodes[];
}

/** What is wrong with a block as a whole. */
function problemOf(node: Container | Nodes, lastLine: string): string | undefined {
  if (node.type === 'heading')
    return /[\p{L}\p{N}]/u.test(toString(node))
      ? undefined
      : 'a heading needs a word, or it has no address: add one';
  if (node.type !== 'containerDirective') return undefined;
  const {name} = node;
  if (!KINDS.includes(name)) return `":::${name}" is no kind of note: ${KINDS.join(', ')}`;
  return /^[ \t>]*:::/.test(lastLine) ? undefined : `the note does not end: ${NOTE}`;
}

/** What would stand in a page as it was typed, or in a place where it is not expected, since Markdown does not read it. */
export function unreadIn(tree: Root, source: string): Finding[] {
  const lines = source.split('\n');
  const findings: Finding[] = [];
  visit(tree, (node: Container | Nodes) => {
    const {start, end} = (node as Nodes).position ?? {};
    if (!start || !end) return;
    const problem = problemOf(node, lines[end.line - 1] ?? '');
    if (problem !== undefined) findings.push({line: start.line, message: problem});
    if (node.type !== 'text') return;
    const text = source.slice(start.offset, end.offset);
    for (const [form, message] of UNREAD) {
      const at = text.search(form);
      const isInLine = /[^\s>]/.test((lines[start.line - 1] ?? '').slice(0, start.column - 1));
      // A form that begins a line does not begin one in its middle.
      if (at === -1 || (at === 0 && form.flags.includes('m') && isInLine)) continue;
      findings.push({line: start.line + text.slice(0, at).split('\n').length - 1, message});
    }
  });
  return findings;
}

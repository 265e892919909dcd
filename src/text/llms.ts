import {site} from '../../config/site';
import {factsFile, schemaFile} from './facts';
import type {DocPage, DocVersion} from './plugin';

/** Names of files beside the pages of a version. */
export const listFile = 'llms.txt';
export const fullFile = 'llms-full.txt';

/** The section of pages without a group, which are those that a reader begins with. */
const UNGROUPED = 'Getting started';

const link = (title: string, address: string, description: string) =>
  `- [${title}](${address})${description && `: ${description}`}`;

/** Pages by sidebar group, in the order of the sidebar. */
function sectionsOf(pages: readonly DocPage[], origin: string): string[] {
  const sections = new Map<string, string[]>();
  for (const {path, title, description, group = UNGROUPED} of pages) {
    const links = sections.get(group) ?? [];
    sections.set(group, [...links, link(title, `${origin}${path}.md`, description)]);
  }
  return [...sections].map(([group, links]) => `## ${group}\n\n${links.join('\n')}`);
}

/**
 * The list of a version's pages for language models, in the format of llmstxt.org: a heading, a quotation that says what it is,
 * text, then sections of links. "Optional" is the convention's name for what may be left out.
 */
export function llmsList({label, path, pages}: DocVersion, origin: string): string {
  const address = `${origin}${path}`;
  const further = [
    link('Whole text', `${address}/${fullFile}`, 'all pages of this version in one file.'),
    link(
      'Facts as JSON',
      `${address}/${factsFile}`,
      'errors, codes, constants, interfaces, bindings and routes.',
    ),
    link(
      'JSON Schema of the facts',
      `${address}/${schemaFile}`,
      'which keys each row has, and what they mean.',
    ),
  ];
  return [
    `# ${site.name}`,
    `> ${site.tagline}. This is version ${label} of its documentation.`,
    'Each link leads to a page as Markdown. Without the ending `.md` its address is that of the page for people.',
    ...sectionsOf(pages, origin),
    `## Optional\n\n${further.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** All pages of a version in one text, in the order of the sidebar. Each names its own address. */
export function llmsFull(texts: readonly {markdown: string}[]): string {
  return texts.map(({markdown}) => markdown).join('\n---\n\n');
}

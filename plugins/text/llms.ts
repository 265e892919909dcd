import {site} from '../../config/site';
import type {DocVersion} from './versions';

/** The list of a version's pages for language models, after llmstxt.org: what it is, then a link for each page. */
export function llmsList({label, path, pages}: DocVersion, origin: string): string {
  const links = pages.map(
    ({path: page, title, description}) => `- [${title}](${origin}${page}.md): ${description}`,
  );
  return [
    `# ${site.name}`,
    `> ${site.tagline}. This is version ${label} of its documentation.`,
    `The whole text in one file: ${origin}${path}/llms-full.txt. Errors, codes, constants, interfaces, bindings and routes as JSON: ${origin}${path}/rift.json.`,
    '## Pages',
    links.join('\n'),
    '',
  ].join('\n\n');
}

/** All pages of a version in one text, in the order of its sidebar, each with its address. */
export function llmsFull(texts: readonly {address: string; markdown: string}[]): string {
  return texts.map(({address, markdown}) => `<!-- ${address} -->\n\n${markdown}`).join('\n\n---\n\n');
}

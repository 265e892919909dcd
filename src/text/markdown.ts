import type {Root} from 'hast';
import type {Text} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import type {Article} from './article';

/** Where a text comes from. */
interface Origin {
  address: string;
  version: string;
}

/** An ampersand is escaped only where it would begin a character reference. */
const handlers: Options['handlers'] = {
  text: ({value}: Text, _parent, state, info) =>
    state.safe(value, info).replace(/\\&(?!(?:#\w+|\w+);)/g, '&'),
};

const write = unified()
  .use(rehypeRemark)
  // Columns are not filled up with spaces: to be padded to the widest cell, all cells count as equally wide. Three signs are the
  // fewest in the line below the heads that all readers of Markdown take.
  .use(remarkGfm, {stringLength: () => '---'.length})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    fences: true,
    resourceLink: false,
    handlers,
  });

/** The text of a page as Markdown, from its heading on. */
export async function toMarkdown(
  {title, description, body}: Article,
  {address, version}: Origin,
): Promise<string> {
  const tree: Root = {type: 'root', children: body.children};
  const text = write.stringify(await write.run(tree));
  const origin = `Version ${version} of these docs: <${address}>`;
  return [`# ${title}`, description && `> ${description}`, origin, text].filter(Boolean).join('\n\n');
}

import type {Root} from 'hast';
import type {Text} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import type {Article} from '../search/writeIndex';

/** The origin of a text. */
interface Origin {
  address: string;
  version: string;
}

/** Escapes an ampersand only if it would begin a character reference. */
const handlers: Options['handlers'] = {
  text: ({value}: Text, _parent, state, info) =>
    state.safe(value, info).replace(/\\(?:\\|&(?!(?:#\w+|\w+);))/g, (sign) => (sign === '\\&' ? '&' : sign)),
};

const write = unified()
  .use(rehypeRemark)
  // All cells count as equally wide, so that columns are not padded with spaces. The line below the heads has three characters,
  // the fewest that all Markdown parsers accept.
  .use(remarkGfm, {stringLength: () => '---'.length})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    fences: true,
    resourceLink: false,
    handlers,
  });

/** The text of a page as Markdown, starting with its heading. */
export async function toMarkdown(
  {title, description, body}: Article,
  {address, version}: Origin,
): Promise<string> {
  const tree: Root = {type: 'root', children: body.children};
  const text = write.stringify(await write.run(tree));
  const origin = `Version ${version} of these docs: <${address}>`;
  return [`# ${title}`, description && `> ${description}`, origin, text].filter(Boolean).join('\n\n');
}

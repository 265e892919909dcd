import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Article} from './article';

const write = unified()
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: false});

/** The text of a page as Markdown, from its heading on. */
export async function toMarkdown({title, description, body}: Article): Promise<string> {
  const tree: Root = {type: 'root', children: body.children};
  const text = write.stringify(await write.run(tree));
  return `# ${title}\n\n> ${description}\n\n${text}`;
}

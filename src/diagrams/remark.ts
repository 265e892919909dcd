import path from 'node:path';
import type {Code, Root} from 'mdast';
import {checkDiagramAt} from './check';
import {findDiagramSvg} from './diagramSvgs';

interface PageFile {
  cwd: string;
  path: string;
}

/** The fenced diagrams of a page, also those in lists and quotations. */
const diagramsIn = (node: Root | Root['children'][number]): Code[] => {
  if (node.type === 'code') return node.lang === 'mermaid' ? [node] : [];
  return 'children' in node ? (node.children as Root['children']).flatMap(diagramsIn) : [];
};

/**
 * Gives each fenced diagram to @theme/Mermaid, as Docusaurus does, with its SVG where one was drawn before the build. A
 * diagram that a browser would not draw stops the build.
 */
export default function diagrams(): (root: Root, page: PageFile) => Promise<void> {
  return async (root, page) => {
    const file = path.relative(page.cwd, page.path);
    for (const node of diagramsIn(root)) {
      const {value} = node;
      await checkDiagramAt({file, line: node.position?.start.line ?? 0}, value);
      const diagramSvg = findDiagramSvg(page.cwd, value);
      Object.assign(node, {
        type: 'mermaidCodeBlock',
        data: {
          hName: 'mermaid',
          hProperties: {value, ...(diagramSvg && {diagramSvg: JSON.stringify(diagramSvg)})},
        },
      });
    }
  };
}

import path from 'node:path';
import type {Code, Root} from 'mdast';
import {requireDiagramSvg} from './diagramSvgs';

interface PageFile {
  cwd: string;
  path: string;
}

/** The fenced diagrams of a page, including those in lists and quotations. */
const diagramsIn = (node: Root | Root['children'][number]): Code[] => {
  if (node.type === 'code') return node.lang === 'mermaid' ? [node] : [];
  return 'children' in node ? (node.children as Root['children']).flatMap(diagramsIn) : [];
};

/**
 * Passes each fenced diagram with its SVG to @theme/Mermaid, as Docusaurus does. A diagram that has not been drawn stops the
 * build.
 */
export default function diagrams(): (root: Root, page: PageFile) => void {
  return (root, page) => {
    for (const node of diagramsIn(root)) {
      const {value, position} = node;
      const place = `${path.relative(page.cwd, page.path)}:${position?.start.line ?? 1}`;
      const diagramSvg = requireDiagramSvg(page.cwd, value, place);
      Object.assign(node, {
        type: 'mermaidCodeBlock',
        data: {
          hName: 'mermaid',
          hProperties: {value, diagramSvg: JSON.stringify(diagramSvg)},
        },
      });
    }
  };
}

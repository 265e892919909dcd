import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {requireDiagramSvg} from './diagramSvgs';

interface PageFile {
  cwd: string;
  path: string;
}

/**
 * Passes each fenced diagram with its SVG to @theme/Mermaid, as Docusaurus does. A diagram that has not been drawn stops the
 * build.
 */
export default function diagrams(): (root: Root, page: PageFile) => void {
  return (root, page) => {
    visit(root, 'code', (node: Code) => {
      const {lang, value, position} = node;
      if (lang !== 'mermaid') return;
      const place = `${path.relative(page.cwd, page.path)}:${position?.start.line ?? 1}`;
      const diagramSvg = JSON.stringify(requireDiagramSvg(page.cwd, value, place));
      const data = {hName: 'mermaid', hProperties: {value, diagramSvg}};
      Object.assign(node, {type: 'mermaidCodeBlock', data});
    });
  };
}

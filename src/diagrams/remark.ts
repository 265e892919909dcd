import path from 'node:path';
import type {Code, Root} from 'mdast';
import {DEFAULT_UID, fill} from '../shared/tenant';
import {fenceTitle} from './fence';
import {findPicture} from './pictures';
import {readDiagramAt} from './read';

/** The file that is being compiled. */
interface PageFile {
  cwd: string;
  path: string;
}

/** The fenced diagrams of a page, wherever they stand in it. */
const diagramsIn = (node: Root | Root['children'][number]): Code[] => {
  if (node.type === 'code') return node.lang === 'mermaid' ? [node] : [];
  return 'children' in node ? (node.children as Root['children']).flatMap(diagramsIn) : [];
};

/** The source of a fenced diagram as it is drawn: a picture does not change with the reader. */
export const drawnSource = (value: string): string => fill(value, DEFAULT_UID).text;

/**
 * Gives each fenced diagram to @theme/Mermaid, as Docusaurus does, and with it what can be said of it without a picture,
 * and the picture, where it was drawn ahead. A diagram that a browser would not draw stops the build.
 */
export default function diagrams(): (root: Root, page: PageFile) => Promise<void> {
  return async (root, page) => {
    const file = path.relative(page.cwd, page.path);
    for (const node of diagramsIn(root)) {
      const {meta, position} = node;
      const value = drawnSource(node.value);
      const reading = await readDiagramAt({file, line: position?.start.line ?? 0}, value, fenceTitle(meta));
      const picture = findPicture(page.cwd, value);
      Object.assign(node, {
        type: 'mermaidCodeBlock',
        data: {
          hName: 'mermaid',
          hProperties: {
            value,
            reading: JSON.stringify(reading),
            ...(picture && {picture: JSON.stringify(picture)}),
          },
        },
      });
    }
  };
}

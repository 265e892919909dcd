import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../../config/files';
import {requireDiagramSvg} from '../../diagrams/diagramSvgs';
import {examples, type Example} from './content';
import {linkExample, type LinkedExample} from './link';

/** A block of PHP with a title, and its code. */
const BLOCK = /^```php title="([^"]+)".*\n([^]*?)^```$/gm;

/** The page, below the folder of the site, that has the source of an example. */
export const pageOf = ({page}: Pick<Example, 'page'>): string => `docs/${page}`;

/**
 * The source of an example, from the page that explains it.
 *
 * @param siteDir - the folder of the site
 * @throws if the page does not have it
 */
export function readSource(siteDir: string, example: Pick<Example, 'file' | 'page'>): string {
  const blocks = readText(path.join(siteDir, pageOf(example))).matchAll(BLOCK);
  const [, , source] = [...blocks].find(([, title]) => title === example.file) ?? [];
  if (source !== undefined) return source;
  throw new Error(
    `${pageOf(example)} has no block of PHP with the title "${example.file}", which the landing page shows: name its page in src/landing/CodeShowcase/content.ts`,
  );
}

const SAMPLES = 'src/landing/CodeShowcase/samples';

/**
 * Prepares the examples of the landing page: their code as HTML, and the places of each step. It runs before pages are built, so
 * that a step that refers to nothing stops the build.
 */
export default function showcase({siteDir}: LoadContext): Plugin<Record<string, LinkedExample>> {
  const folder = path.join(siteDir, SAMPLES);
  const read = (name: string) => readText(path.join(folder, name));
  return {
    name: 'rift-showcase',
    getPathsToWatch: () => [
      `${folder}/**`,
      ...examples.map((example) => path.join(siteDir, pageOf(example))),
    ],
    loadContent() {
      const linked = examples.map((example) => {
        const {id, steps} = example;
        const structure = read(`${id}.mmd`);
        const files = {source: readSource(siteDir, example), response: read(`${id}.json`), structure};
        const diagramSvg = requireDiagramSvg(siteDir, structure, `${SAMPLES}/${id}.mmd:1`);
        return [id, {...linkExample(steps, files), diagramSvg}];
      });
      return Object.fromEntries(linked);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('examples.json', content);
    },
  };
}

import {readFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkDiagramAt} from '../../diagrams/check';
import {findDiagramSvg} from '../../diagrams/diagramSvgs';
import {examples, filesOf} from './content';
import type {LinkedExample} from './example';
import {linkExample} from './link';

const SAMPLES = 'src/landing/CodeShowcase/samples';

/**
 * Prepares the examples of the landing page: their code as HTML, and the places of each step. It runs before the build, so
 * that no highlighter runs in the browser, and a step that refers to nothing stops the build.
 */
export default function showcase({siteDir}: LoadContext): Plugin<Record<string, LinkedExample>> {
  const folder = path.join(siteDir, SAMPLES);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    name: 'rift-showcase',
    getPathsToWatch: () => [`${folder}/**`],
    async loadContent() {
      const linked = examples.map(async ({id, steps}) => {
        const structure = read(`${id}.mmd`);
        await checkDiagramAt({file: `${SAMPLES}/${id}.mmd`, line: 0}, structure);
        const files = {source: read(`${id}.php`), response: read(`${id}.json`), structure};
        const diagramSvg = findDiagramSvg(siteDir, structure);
        return [id, {...linkExample(steps, files), ...(diagramSvg && {diagramSvg})}];
      });
      return Object.fromEntries(await Promise.all(linked));
    },
    async contentLoaded({content, actions}) {
      await actions.createData('examples.json', content);
    },
    async postBuild({outDir}) {
      for (const {sample, to} of examples.slice(1).flatMap(({id}) => filesOf(id)))
        await cp(path.join(folder, sample), path.join(outDir, to));
    },
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../../config/files';
import {requireDiagramSvg} from '../../diagrams/diagramSvgs';
import {examples} from './content';
import type {LinkedExample} from './example';
import {linkExample} from './link';
import {pageOf, readSource} from './source';

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

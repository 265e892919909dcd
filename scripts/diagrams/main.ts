import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inParallel, runCommand} from '../lib/command';
import {DIAGRAM_SVGS, diagramSvgFile} from '../../src/diagrams/diagramSvgs';
import {openDrawer} from './draw';
import {missingSvgs, readPlaces, unusedSvgs, type DiagramPlace} from '../../checks/drawings';

/** Draws the diagrams that have no SVG yet, and removes SVGs that no diagram uses any more. */
const root = path.join(__dirname, '../..');
const places = readPlaces(root);

/** Draws each SVG only once, however many diagrams share it. */
async function drawAll(missing: readonly DiagramPlace[]): Promise<{drawn: number; failed: number}> {
  const byName = new Map(missing.map((place) => [place.name, place]));
  if (byName.size === 0) return {drawn: 0, failed: 0};
  let drawn = 0;
  const drawer = await openDrawer();
  try {
    await inParallel(byName.values(), async ({name, source, file, line}) => {
      const result = await drawer.draw(name, source);
      if (typeof result === 'string') {
        writeFileSync(path.join(root, diagramSvgFile(name)), result);
        drawn += 1;
      } else console.error(`${file}:${Math.max(1, line + (result.line ?? 0))}: ${result.message}`);
    });
  } finally {
    await drawer.close();
  }
  return {drawn, failed: byName.size - drawn};
}

runCommand(__filename, async () => {
  mkdirSync(path.join(root, DIAGRAM_SVGS), {recursive: true});
  const {drawn, failed} = await drawAll(missingSvgs(root, places));
  const unused = unusedSvgs(root, places);
  unused.forEach((file) => rmSync(path.join(root, file)));
  console.log(`${DIAGRAM_SVGS}: ${drawn} drawn, ${unused.length} removed`);
  return failed === 0 ? 0 : 1;
});

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DIAGRAM_SVGS, diagramSvgFile} from '../../src/diagrams/diagramSvgs';
import {missingSvgs, readPlaces, unusedSvgs} from '../../checks/drawings';
import {ROOT, runCommand} from '../lib/command';
import {openDrawer} from './draw';

/** Draws the diagrams that have no SVG yet, each once, and removes SVGs that no diagram uses any more. */
runCommand(__filename, async () => {
  mkdirSync(path.join(ROOT, DIAGRAM_SVGS), {recursive: true});
  const places = readPlaces(ROOT);
  const missing = new Map(missingSvgs(ROOT, places).map((place) => [place.name, place]));
  let drawn = 0;
  const drawer = missing.size > 0 ? await openDrawer() : undefined;
  for (const {name, source, file, line} of missing.values()) {
    const result = await drawer?.draw(name, source);
    if (typeof result === 'string') {
      writeFileSync(path.join(ROOT, diagramSvgFile(name)), result);
      drawn += 1;
    } else console.error(`${file}:${Math.max(1, line + (result?.line ?? 0))}: ${result?.message}`);
  }
  await drawer?.close();
  const unused = unusedSvgs(ROOT, places);
  unused.forEach((file) => rmSync(path.join(ROOT, file)));
  console.log(`${DIAGRAM_SVGS}: ${drawn} drawn, ${unused.length} removed`);
  return drawn === missing.size ? 0 : 1;
});

import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {DIAGRAM_SVGS, diagramSvgFile} from '../../../checks/lib/commonJs';
import {openDrawer} from './draw';
import {diagramSvgProblems, missingSvgs, readPlaces, unusedSvgs, type DiagramPlace} from './places';

/**
 * Draws the diagrams that have no SVG yet, and removes the SVGs that no diagram has any more. With --check it names both
 * instead, which takes no browser. Exit status 1 when something is wrong.
 */
const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const root = fileURLToPath(new URL('../../../', import.meta.url));
const places = readPlaces(root);

function check(): boolean {
  const problems = diagramSvgProblems(root, places);
  problems.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
  return problems.length === 0;
}

/** Draws each SVG once, however many diagrams share it. */
async function drawAll(missing: readonly DiagramPlace[]): Promise<number> {
  const byName = new Map(missing.map((place) => [place.name, place]));
  if (byName.size === 0) return 0;
  let drawn = 0;
  const drawer = await openDrawer();
  try {
    for (const {name, source, file, line} of byName.values()) {
      try {
        writeFileSync(path.join(root, diagramSvgFile(name)), await drawer.draw(name, source));
        drawn += 1;
      } catch (error) {
        process.exitCode = 1;
        console.error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await drawer.close();
  }
  return drawn;
}

if (values.check) {
  process.exitCode = check() ? 0 : 1;
} else {
  mkdirSync(path.join(root, DIAGRAM_SVGS), {recursive: true});
  const drawn = await drawAll(missingSvgs(root, places));
  const unused = unusedSvgs(root, places);
  unused.forEach((file) => rmSync(path.join(root, file)));
  console.log(`${DIAGRAM_SVGS}: ${drawn} drawn, ${unused.length} removed`);
}

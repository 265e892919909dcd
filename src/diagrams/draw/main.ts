import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {pictureFile, PICTURES} from '../../../checks/lib/commonJs';
import {openDrawer} from './draw';
import {readPlaces, type DiagramPlace} from './places';
import {missingPictures, pictureProblems, unusedPictures} from './problems';

/**
 * Draws the diagrams that have no picture yet, and removes the pictures that no diagram has any more. With --check it
 * names both instead, which takes no browser. Exit status 1 when something is wrong.
 */
const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
const root = fileURLToPath(new URL('../../../', import.meta.url));
const places = readPlaces(root);

function check(): boolean {
  const problems = pictureProblems(root, places);
  problems.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
  return problems.length === 0;
}

/** Draws each picture once, however many diagrams have it. */
async function drawAll(missing: readonly DiagramPlace[]): Promise<number> {
  const byName = new Map(missing.map((place) => [place.name, place]));
  if (byName.size === 0) return 0;
  let drawn = 0;
  const drawer = await openDrawer();
  try {
    for (const {name, source, file, line} of byName.values()) {
      try {
        writeFileSync(path.join(root, pictureFile(name)), await drawer.draw(name, source));
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
  mkdirSync(path.join(root, PICTURES), {recursive: true});
  const drawn = await drawAll(missingPictures(root, places));
  const unused = unusedPictures(root, places);
  unused.forEach((file) => rmSync(path.join(root, file)));
  console.log(`${PICTURES}: ${drawn} drawn, ${unused.length} removed`);
}

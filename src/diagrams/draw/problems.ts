import {pictureFile, picturesIn} from '../../../checks/lib/commonJs';
import {FIRST_LINE, type Problem} from '../../../checks/lib/rule';
import type {DiagramPlace} from './places';

const REMEDY = 'npm run diagrams';

/** Diagrams that have no picture of what they say, and how they look, now. */
export function missingPictures(root: string, places: readonly DiagramPlace[]): DiagramPlace[] {
  const there = new Set(picturesIn(root));
  return places.filter(({name}) => !there.has(pictureFile(name)));
}

/** Files of pictures that no diagram has any more. */
export function unusedPictures(root: string, places: readonly DiagramPlace[]): string[] {
  const used = new Set(places.map(({name}) => pictureFile(name)));
  return picturesIn(root).filter((file) => !used.has(file));
}

/** What is wrong with the pictures, each with its remedy. */
export const pictureProblems = (root: string, places: readonly DiagramPlace[]): Problem[] => [
  ...missingPictures(root, places).map(({file, line, name}) => ({
    file,
    line,
    message: `the diagram has no picture, or that of an older text or look: ${REMEDY} draws ${name}.svg`,
  })),
  ...unusedPictures(root, places).map((file) => ({
    file,
    line: FIRST_LINE,
    message: `no diagram has this picture any more: ${REMEDY} removes it`,
  })),
];

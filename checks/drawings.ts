import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import {DIAGRAM_GUIDE} from '../config/contributing';
import {diagramSvgFile, diagramSvgFiles, diagramSvgName} from '../src/diagrams/diagramSvgs';
import {docsFolders, parsePage, readPages, readSamples, type Page} from './lib/page';
import {FIRST_LINE, type Problem} from './lib/rule';

/** A diagram in the sources of the site, as opposed to one typed or generated in the browser. */
export interface DiagramPlace {
  file: string;
  /** The line of its fence, just before the first line of the source. */
  line: number;
  source: string;
  /** The name of its SVG. */
  name: string;
}

/** Where the examples of the landing page are. */
const SHOWCASE = 'src/landing/CodeShowcase';

/** The diagrams of pages and samples, in order. */
const placesIn = (pages: readonly Page[]): DiagramPlace[] =>
  pages.flatMap(({file, code}) =>
    code
      .filter(({language}) => language === 'mermaid')
      .map(({line, value: source}) => ({
        file,
        line,
        source,
        name: diagramSvgName(source),
      })),
  );

/** Every diagram that is drawn before the build. */
export function readPlaces(root: string): DiagramPlace[] {
  const guide = path.join(root, DIAGRAM_GUIDE);
  return placesIn([
    ...docsFolders(root).flatMap((folder) => readPages(root, folder)),
    ...(existsSync(guide) ? [parsePage(DIAGRAM_GUIDE, readText(guide))] : []),
    ...readSamples(root, SHOWCASE),
  ]);
}

/** Diagrams without an SVG of their current text and look. */
export function missingSvgs(root: string, places: readonly DiagramPlace[]): DiagramPlace[] {
  const files = new Set(diagramSvgFiles(root));
  return places.filter(({name}) => !files.has(diagramSvgFile(name)));
}

/** SVG files that no diagram uses any more. */
export function unusedSvgs(root: string, places: readonly DiagramPlace[]): string[] {
  const used = new Set(places.map(({name}) => diagramSvgFile(name)));
  return diagramSvgFiles(root).filter((file) => !used.has(file));
}

/** SVGs without a diagram; the build stops at a diagram without its SVG. */
export const diagramSvgProblems = (root: string): Problem[] =>
  unusedSvgs(root, readPlaces(root)).map((file) => ({
    file,
    line: FIRST_LINE,
    message: 'no diagram has this SVG any more: npm run diagrams removes it',
  }));

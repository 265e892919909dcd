import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import {DIAGRAM_GUIDE} from '../config/site';
import {diagramSvgFile, diagramSvgFiles, diagramSvgName} from '../src/diagrams/diagramSvgs';
import {explain} from '../src/diagrams/errors';
import {assertNoSlips} from '../src/diagrams/slips';
import {descriptionIn, nameIn} from '../src/diagrams/source';
import {docsFolders, linesIn, parsePage, readPages, readSamples, type CodeAt, type Page} from './lib/page';
import {each, FIRST_LINE, type Finding, type Problem} from './lib/rule';

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

/** Statements that give a diagram colours other than the site's, which can be read in one colour mode at best. */
const PAINT = /^\s*(?:style|classDef|linkStyle|UpdateElementStyle|UpdateRelStyle)\b/;

/** Text that Mermaid would take for HTML. */
function lostText({line, value}: CodeAt): Finding[] {
  try {
    assertNoSlips(value);
    return [];
  } catch (error) {
    const {message, line: lineInSource = 0} = explain(error, value);
    return [{line: line + lineInSource, message: `in the diagram: ${message}`}];
  }
}

/**
 * A diagram must have a name and a description, lose no text, and use the colours of the site. One that Mermaid cannot read has
 * no SVG: the build finds that, and `npm run diagrams` says what is wrong.
 */
export const diagrams = each(({code}) =>
  code
    .filter(({language}) => language === 'mermaid')
    .flatMap((diagram) => [
      ...lostText(diagram),
      ...linesIn(diagram.value, diagram.line + 1)
        .filter(({value: text}) => PAINT.test(text))
        .map(({line: at, value: text}) => ({
          line: at,
          message: `the diagram has colours of its own: ${text.trim()}; leave the line out, and mark tracks with :::success and :::failure`,
        })),
      ...(nameIn(diagram.value)
        ? []
        : [{line: diagram.line, message: 'the diagram has no name: say in accTitle what the diagram shows'}]),
      ...(descriptionIn(diagram.value)
        ? []
        : [
            {
              line: diagram.line,
              message: 'the diagram has no description: say in accDescr what a reader takes from it',
            },
          ]),
    ]),
);

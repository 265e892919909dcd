import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readText} from '../../config/files';
import {mermaidOptions, mermaidTheme} from './theme';
import {nameIn, slugOf} from './source';

/** A diagram as an image. */
export interface DiagramSvg {
  src: string;
  /** In px. */
  width: number;
  height: number;
}

/** Files of `static` are served as they are; below `assets` hosts let browsers keep them. */
export const DIAGRAM_SVGS_ADDRESS = '/assets/diagrams';

/** The folder of the diagrams that were drawn before the build, shared by all versions. */
export const DIAGRAM_SVGS = `static${DIAGRAM_SVGS_ADDRESS}`;

/** Raise this when render.ts or scripts/diagrams/ change what they draw, so that every diagram is redrawn. */
const DRAWING = 3;

/** Long enough that no two diagrams share a hash. */
const HASH_LENGTH = 16;

const {version: mermaidVersion} = createRequire(__filename)('mermaid/package.json') as {version: string};

/** The file name of a source's SVG: the name of the diagram, and a hash of everything that affects how it looks. */
export function diagramSvgName(source: string): string {
  const parts = [source, mermaidOptions, mermaidTheme, mermaidVersion, DRAWING];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_LENGTH);
  return `${slugOf(nameIn(source))}-${hash}`;
}

/** The prefix of the ids in an SVG. */
export const idOf = (name: string): string => `d${name.slice(-HASH_LENGTH)}`;

/** The file of a name, relative to the project. */
export const diagramSvgFile = (name: string): string => `${DIAGRAM_SVGS}/${name}.svg`;

/** All such files, relative to the project, sorted by name. */
export function diagramSvgFiles(root: string): string[] {
  const folder = path.join(root, DIAGRAM_SVGS);
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => `${DIAGRAM_SVGS}/${name}`)
    : [];
}

/** The SVG of a source, or an error that stops the build and names the place of the source. */
export function requireDiagramSvg(root: string, source: string, place: string): DiagramSvg {
  const name = diagramSvgName(source);
  const file = path.join(root, diagramSvgFile(name));
  if (!existsSync(file)) throw new Error(`${place}: the diagram has no SVG: run npm run diagrams`);
  const [tag = ''] = /<svg[^>]*>/.exec(readText(file)) ?? [];
  const lengthOf = (side: string) => Number(new RegExp(` ${side}="(\\d+)"`).exec(tag)?.[1]);
  const [width, height] = [lengthOf('width'), lengthOf('height')];
  if (!(width > 0 && height > 0)) throw new Error(`${diagramSvgFile(name)} does not say its size`);
  return {src: `${DIAGRAM_SVGS_ADDRESS}/${name}.svg`, width, height};
}

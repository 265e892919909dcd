import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {mermaidOptions, mermaidTheme} from './mermaid';
import type {PictureFile} from './Viewer/pictureFile';
import {withoutHeight} from './Viewer/sourceText';

/** Files of `static` are served as they are; below `assets` hosts let browsers keep them. */
const STATIC = 'static';
export const PICTURES_ADDRESS = '/assets/diagrams';

/** The folder of the pictures that were drawn ahead, shared by all versions. */
export const PICTURES = `${STATIC}${PICTURES_ADDRESS}`;

const named = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);

/** The code that decides what a picture looks like. */
export const drawingCode: readonly string[] = [
  ...named('src/diagrams/Viewer', 'guard labels layouts diagramSvg render svg'),
  ...named('src/diagrams/draw', 'draw tidy page/index page/letter page/prune'),
];

/** That code without comments, layout and the places of other files, which change no picture. */
const drawing = drawingCode.map((file) =>
  readFileSync(path.join(__dirname, '../..', file), 'utf8')
    .replace(/^import[^;]*;$/gm, '')
    .replace(/^\s*(?:\/\*|\*|\/\/).*$/gm, '')
    .replace(/\s+/g, ''),
);

/** Long enough that no two diagrams share one. */
const NAME_LENGTH = 16;

const {version: mermaidVersion} = createRequire(__filename)('mermaid/package.json') as {version: string};

/** The name of the picture of a source, made of everything that makes it what it is. */
export function pictureName(source: string): string {
  const parts = [withoutHeight(source), mermaidOptions, mermaidTheme, mermaidVersion, drawing];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, NAME_LENGTH);
}

/** The file of a picture, from the folder of the project. */
export const pictureFile = (name: string): string => `${PICTURES}/${name}.svg`;

/** The files of all pictures, from the folder of the project, in the order of their names. */
export function picturesIn(root: string): string[] {
  const folder = path.join(root, PICTURES);
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => `${PICTURES}/${name}`)
    : [];
}

/** What the site shows of a source before, or instead of, drawing it; nothing where it was not drawn ahead. */
export function findPicture(root: string, source: string): PictureFile | undefined {
  const name = pictureName(source);
  const file = path.join(root, pictureFile(name));
  if (!existsSync(file)) return undefined;
  const [tag = ''] = /<svg[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
  const lengthOf = (side: string) => Number(new RegExp(` ${side}="(\\d+)"`).exec(tag)?.[1]);
  const [width, height] = [lengthOf('width'), lengthOf('height')];
  if (!(width > 0 && height > 0)) throw new Error(`${pictureFile(name)} does not say its size`);
  return {src: `${PICTURES_ADDRESS}/${name}.svg`, width, height};
}

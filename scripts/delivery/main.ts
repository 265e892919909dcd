import {readFileSync, writeFileSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {textFile} from '../content/commonJs';
import {VERCEL_FILE} from '../content/redirects';
import {deliver, readPage, textOf} from './page';
import {hashOf, policyIn, policyOf, scriptHashes} from './policy';
import {readSheet, type Sheet} from './sheet';

const root = fileURLToPath(new URL('../../', import.meta.url));
const build = path.join(root, 'build');

/** The script that stands in every page, small. */
function readStarter(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(root, 'src/starter.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Style sheets, by their file, as the pages were built with. */
type Sheets = Map<string, Sheet>;

function readOnce(sheets: Sheets, href: string): Sheet {
  const file = path.join(build, href);
  const sheet = sheets.get(file) ?? readSheet(readFileSync(file, 'utf8'));
  sheets.set(file, sheet);
  return sheet;
}

/** Writes the text of a page by itself, for those who come to it from another page. */
async function writeText(name: string, text: string): Promise<void> {
  const pathname = `/${name
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  const file = path.join(build, textFile(pathname));
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** Rewrites the pages of the build, and writes their texts; gives the hashes of the scripts in them. */
async function deliverPages(): Promise<Set<string>> {
  const starter = readStarter();
  const hashes = new Set([hashOf(starter)]);
  const sheets: Sheets = new Map();
  const sheetAt = (href: string) => readOnce(sheets, href);
  const pictureAt = (src: string) => readFileSync(path.join(build, src), 'utf8');
  const names = await readdir(build, {recursive: true});
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const file = path.join(build, name);
    const page = readPage(await readFile(file, 'utf8'));
    const text = textOf(page);
    if (text !== undefined) await writeText(name, text);
    const delivered = deliver(page, {sheetAt, pictureAt, starter});
    for (const hash of scriptHashes(page.elements)) hashes.add(hash);
    if (delivered !== page.html) await writeFile(file, delivered);
  }
  for (const [file, {withoutFaces}] of sheets) writeFileSync(file, withoutFaces);
  return hashes;
}

/**
 * Puts a policy in the place of the one that the files of the hosts have.
 *
 * @returns what is wrong, if anything
 */
function setPolicy(policy: string, isChecked: boolean): string | undefined {
  const own = path.join(root, VERCEL_FILE);
  const text = readFileSync(own, 'utf8');
  const before = policyIn(text);
  if (before === undefined) return `${VERCEL_FILE} sends no Content-Security-Policy.`;
  if (before === policy) return undefined;
  if (isChecked)
    return `The Content-Security-Policy of ${VERCEL_FILE} is not that of the scripts in the pages: run \`npm run build\`, which writes it, and commit it.`;
  for (const file of [own, path.join(build, VERCEL_FILE), path.join(build, '_headers')])
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(before, () => policy),
    );
  console.log(`${VERCEL_FILE}: the Content-Security-Policy has changed; commit it.`);
  return undefined;
}

// A host reads the file before it builds: there it is too late to write it.
const isChecked = process.argv.includes('--check') || Boolean(process.env.CI ?? process.env.VERCEL);
const problem = setPolicy(policyOf(await deliverPages()), isChecked);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

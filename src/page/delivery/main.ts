import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../../config/files';
import {hostFiles, readHosting, VERCEL_FILE} from '../../redirects/redirects';
import {deliver, FOLLOW, isRedirecting, LOADER, readPage, redirecting, UNUSED} from './page';
import {hashOf, policyIn, policyOf, scriptHashes} from './policy';

const root = path.join(__dirname, '../../..');
const build = path.join(root, 'build');

const readBuilt = (address: string) => readText(path.join(build, address));

function saveText(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const address = `/assets/islands/${hash}.json`;
  mkdirSync(path.join(build, 'assets/islands'), {recursive: true});
  writeFileSync(path.join(build, address), text);
  return address;
}

/** Rewrites the pages of the build, and returns the hashes of the scripts in them. */
async function deliverPages(): Promise<Set<string>> {
  const hashes = new Set([LOADER, FOLLOW].map(hashOf));
  const names = await readdir(build, {recursive: true});
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const file = path.join(build, name);
    const page = readPage(await readFile(file, 'utf8'));
    if (isRedirecting(page)) {
      await writeFile(file, redirecting(page));
      continue;
    }
    for (const hash of scriptHashes(page.elements)) hashes.add(hash);
    const delivered = deliver(page, {sheetAt: readBuilt, diagramSvgAt: readBuilt, saveText});
    if (delivered !== page.html) await writeFile(file, delivered);
  }
  for (const folder of ['assets/css', 'assets/js'])
    for (const name of await readdir(path.join(build, folder)))
      if (UNUSED.test(name)) rmSync(path.join(build, folder, name));
  return hashes;
}

/** Writes a policy into the file of the host; returns what is wrong. */
function setPolicy(policy: string, isChecked: boolean): string | undefined {
  const own = path.join(root, VERCEL_FILE);
  const before = policyIn(readHosting(root));
  if (before === undefined) return `${VERCEL_FILE} sends no Content-Security-Policy.`;
  if (before === policy) return undefined;
  if (isChecked)
    return `The Content-Security-Policy of ${VERCEL_FILE} is not that of the scripts in the pages: run \`npm run build\`, which writes it, and commit it.`;
  writeFileSync(
    own,
    readText(own).replace(before, () => policy),
  );
  console.log(`${VERCEL_FILE}: the Content-Security-Policy has changed; commit it.`);
  return undefined;
}

// A host reads the file before it builds, so writing it there would be too late.
const isChecked = process.argv.includes('--check') || Boolean(process.env.CI ?? process.env.VERCEL);
void deliverPages().then((hashes) => {
  const problem = setPolicy(policyOf(hashes), isChecked);
  for (const [name, text] of Object.entries(hostFiles(readHosting(root))))
    writeFileSync(path.join(build, name), text);
  if (problem === undefined) return;
  console.error(problem);
  process.exitCode = 1;
});

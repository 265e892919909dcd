import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cutVersions, latest} from './build';
import {expect, hydrated, test} from './fixtures';
import {BUILD_MS, openWorkshop, OWN_REQUESTS, type Workshop} from './workshop';

const SECOND = 'v98';
const THIRD = 'v99';

/** A page that the second version does not have. */
const DROPPED = 'modules/validator/interface';
/** A page that has another address in it. */
const MOVED = {from: 'guides/run-outside-http', to: 'guides/outside-http'};

/** A page that both sides change. */
const PAGE = 'reference/glossary';

let workshop: Workshop;
let origin: string;

const fileOf = (...parts: string[]) => path.join(workshop.folder, ...parts);
const next = (page: string) => fileOf('docs', `${page}.md`);
const cut = (version: string, page: string) => fileOf('versioned_docs', `version-${version}`, `${page}.md`);

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, `${file} has nothing to be changed`).not.toBe(text);
  writeFileSync(file, changed);
}

/** Changes the files of the docs that name something. */
function editAll(name: string, change: (text: string) => string) {
  const files = workshop.git('grep', '-l', '--fixed-strings', name, '--', 'docs', 'sidebars.ts');
  for (const file of files.split('\n').filter(Boolean)) edit(fileOf(file), change);
}

function rework() {
  rmSync(next(DROPPED));
  edit(fileOf('sidebars.ts'), (text) => text.replace(`'${DROPPED}',`, ''));
  editAll('interface.md', (text) => text.replace(/([("][./a-z-]*)\binterface\.md(?=[)"])/g, '$1index.md'));
  renameSync(next(MOVED.from), next(MOVED.to));
  editAll('run-outside-http', (text) => text.replaceAll('run-outside-http', 'outside-http'));
}

function commit(message: string) {
  workshop.git('add', '--all');
  workshop.git('commit', '--quiet', `--message=${message}`);
}

const changed = () => workshop.git('status', '--porcelain').split('\n').filter(Boolean);

/** Runs the git command that an answer names to take it back. */
function takeBack(said: string) {
  const [, command = ''] = /^.*git (stash push .*)$/m.exec(said) ?? [];
  workshop.git(...command.split(' '));
  expect(changed()).toEqual([]);
}

async function build() {
  workshop.build();
  origin = await workshop.serve();
}

/** Where an address arrives, and how many times it was sent on. */
async function arrival(address: string): Promise<{path: string; status: number; hops: number}> {
  let at = address;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(origin + at, {redirect: 'manual'});
    const location = response.headers.get('location');
    if (location === null) return {path: at, status: response.status, hops};
    at = location;
  }
}

/** The paths of the pages of a version that stands in the copy. */
function pathsOf(version: string): string[] {
  const files = readdirSync(fileOf('versioned_docs', `version-${version}`), {recursive: true}).map(String);
  const pages = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.md'));
  return pages.map((file) => file.replace(/(\/index)?\.md$/, ''));
}

/** Every address answers, or leads in one step to a page that does. */
async function expectAlive(version: string, paths: readonly string[]) {
  expect(paths.length).toBeGreaterThan(40);
  for (const one of paths) {
    const {status, hops} = await arrival(`/docs/${version}/${one}`);
    expect(status, `${version}/${one}`).toBe(200);
    expect(hops, `${version}/${one}`).toBeLessThan(2);
  }
}

/** The addresses of all versions that were there before, and those of the latest under the names that came after it. */
async function expectAllAlive(...later: readonly string[]) {
  for (const version of cutVersions) await expectAlive(version, pathsOf(version));
  for (const version of later) await expectAlive(version, pathsOf(latest));
}

// One copy for all tests, each of which goes on where the one before it ended.
test.describe.configure({mode: 'serial', timeout: 2 * BUILD_MS});

test.use({expectedNoise: OWN_REQUESTS});

test.beforeAll(() => {
  workshop = openWorkshop();
  workshop.git('add', '--all');
  rework();
  commit('start');
});

test.afterAll(() => workshop.close());

test('a dry run tells what a cut would do, and changes nothing', () => {
  const {status, said} = workshop.docs('cut', SECOND, '--dry-run');
  expect(status).toBe(0);
  expect(said).toContain(`  - ${DROPPED}.md`);
  expect(said).toContain(`  > ${MOVED.from}.md -> ${MOVED.to}.md`);
  expect(said).toContain(`  /docs/${SECOND}/${MOVED.from} -> /docs/${SECOND}/${MOVED.to}`);
  expect(changed()).toEqual([]);
});

test('killed before it is ready, a cut leaves the tree as it was', async () => {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'scripts/docs/main.ts', 'cut', SECOND], {
    cwd: workshop.folder,
    // A group of its own, to be killed as a whole: no process of it can tidy up.
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let told = '';
  let isKilled = false;
  child.stderr.on('data', (data: Buffer) => {
    told += data.toString();
    // Once: what it said may still come when it is gone.
    if (!isKilled && told.includes('Checking the text ...')) {
      isKilled = true;
      process.kill(-(child.pid ?? NaN), 'SIGKILL');
    }
  });
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(changed()).toEqual([]);
  expect(workshop.docs('status', '--json').said).toContain(`"latest": "${latest}"`);
});

test('a cut makes what Docusaurus makes, and the redirects', async () => {
  const {status, said} = workshop.docs('cut', SECOND);
  expect(status, said).toBe(0);
  const files = readdirSync(fileOf('docs'), {recursive: true}).map(String).sort();
  expect(
    readdirSync(fileOf(`versioned_docs/version-${SECOND}`), {recursive: true})
      .map(String)
      .sort(),
  ).toEqual(files);
  expect(
    changed()
      .map((line) => line.slice(3))
      .sort(),
  ).toEqual([
    'redirects.json',
    'vercel.json',
    `versioned_docs/version-${SECOND}/`,
    `versioned_sidebars/version-${SECOND}-sidebars.json`,
    'versions.json',
  ]);
  commit(`cut ${SECOND}`);
  expect(readdirSync(fileOf('.docusaurus')).filter((name) => name.startsWith('versions-'))).toEqual([]);
  await build();
  await expectAllAlive(SECOND);
});

test('every way to the latest version leads to the new one', async ({page}) => {
  await page.goto(origin);
  for (const name of ['Get started', 'Documentation']) {
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      `/docs/${SECOND}/introduction`,
    );
  }
  const footer = page.getByRole('contentinfo').locator('a[href^="/docs/"]');
  const targets = await footer.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !target.startsWith(`/docs/${SECOND}/`))).toEqual([]);
  expect((await arrival('/docs')).path).toBe(`/docs/${SECOND}/introduction`);
});

test('the switch leads to where a page moved, and to the page above one that is gone', async ({page}) => {
  for (const [from, to] of [
    [MOVED.from, MOVED.to],
    [DROPPED, 'modules/validator'],
  ]) {
    expect((await arrival(`/docs/${SECOND}/${from}`)).path).toBe(`/docs/${SECOND}/${to}`);
  }
  await page.goto(`${origin}/docs/${latest}/${DROPPED}`);
  await hydrated(page);
  await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await page.getByRole('link', {name: new RegExp(`^${SECOND}`)}).click();
  await expect(page).toHaveURL(`${origin}/docs/${SECOND}/introduction`);
});

test('a page says in which other versions it is to be mended, and whether it is the same there', async ({
  page,
}) => {
  const group = page.getByRole('group', {name: 'Edit this page'});
  await page.goto(`${origin}/docs/${latest}/${DROPPED}`);
  await expect(page.getByRole('link', {name: 'Edit this page', exact: true})).toHaveCount(1);
  await expect(group).toHaveCount(0);
  // It leads to the page that was dropped.
  await page.goto(`${origin}/docs/${latest}/${path.posix.dirname(DROPPED)}`);
  await expect(group.getByRole('link')).toHaveText([
    'Fix it here',
    `Fix it in ${SECOND} too`,
    'Fix it for the next version too',
  ]);
  await expect(group).toContainText(`This page differs from that in ${SECOND} and next.`);
  await page.goto(`${origin}/docs/${SECOND}/introduction`);
  await expect(group).toContainText(`This page is the same in ${SECOND} and next.`);
});

test('an edit is carried to a version, a contradiction is marked, and taken back', () => {
  const line = (text: string) => text.split('\n').findLastIndex((one) => /^[A-Z`*].*\.$/.test(one));
  const replaceLast = (words: string) => (text: string) => {
    const lines = text.split('\n');
    lines[line(text)] = words;
    return lines.join('\n');
  };
  edit(next(PAGE), replaceLast('An edit of next.'));
  expect(workshop.docs('status').said).toContain(`  ~ ${PAGE}.md`);
  expect(workshop.docs('sync', PAGE, '--to', SECOND)).toMatchObject({status: 0});
  expect(readFileSync(cut(SECOND, PAGE), 'utf8')).toBe(readFileSync(next(PAGE), 'utf8'));
  commit('edit');

  edit(next(PAGE), replaceLast('An edit of next, again.'));
  edit(cut(SECOND, PAGE), replaceLast('An edit of the version.'));
  commit('both');
  const {status, said} = workshop.docs('sync', PAGE, '--to', SECOND);
  expect(status).toBe(1);
  expect(said).toContain('conflict at line');
  const marked = readFileSync(cut(SECOND, PAGE), 'utf8');
  expect(marked).toContain(
    `<<<<<<< ${SECOND}\nAn edit of the version.\n=======\nAn edit of next, again.\n>>>>>>> next\n`,
  );
  takeBack(said);
});

test('after a third version, a dropped one, and its return, every address still arrives', async () => {
  expect(workshop.docs('cut', THIRD).status).toBe(0);
  commit(`cut ${THIRD}`);
  const {status, said} = workshop.docs('drop', SECOND);
  expect(status, said).toBe(0);
  await build();
  await expectAllAlive(SECOND, THIRD);
  expect((await arrival(`/docs/${SECOND}/introduction`)).path).toBe(`/docs/${THIRD}/introduction`);
  expect((await arrival(`/docs/${SECOND}`)).path).toBe(`/docs/${THIRD}/introduction`);

  // What was committed is left, which was built before.
  takeBack(said);
});

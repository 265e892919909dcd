import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {cutVersions, latest} from './build';
import {expect, test} from './fixtures';

const ROOT = path.join(__dirname, '..');
const NEW = 'v99';
/** A page that the new version does not have. */
const DROPPED = 'modules/validator/interface';
const BUILD_MS = 240_000;

let copy: string;
let server: Server;
let origin: string;

const inCopy = (file: string, args: string[]) =>
  execFileSync(file, args, {cwd: copy, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined}});
const docusaurus = (...args: string[]) =>
  inCopy(process.execPath, ['scripts/run.cjs', 'docusaurus', ...args]);
const git = (...args: string[]) =>
  inCopy('git', [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
    ...args,
  ]);

/** The files that git knows or would add, with the packages of the original. */
function makeCopy() {
  copy = mkdtempSync(path.join(os.tmpdir(), 'rift-cut-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((file) => file && existsSync(path.join(ROOT, file))))
    cpSync(path.join(ROOT, file), path.join(copy, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  git('init', '--quiet');
  writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
}

function dropPage() {
  rmSync(path.join(copy, `docs/${DROPPED}.md`));
  const sidebars = path.join(copy, 'sidebars.ts');
  writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replace(`'${DROPPED}',`, ''));
  const files = git('grep', '-l', 'interface\\.md', '--', 'docs').split('\n').filter(Boolean);
  for (const file of files) {
    const page = path.join(copy, file);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(/\(([./a-z-]*)\binterface\.md\)/g, '($1index.md)'),
    );
  }
}

// One copy for all tests.
test.describe.configure({mode: 'default'});

test.use({
  // Served beside the site under test, so its own requests look like those to another host.
  expectedNoise: /^request to http:\/\/localhost:/,
});

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  makeCopy();
  git('add', '--all');
  dropPage();
  git('add', '--all');
  git('commit', '--quiet', '--message=start');
  docusaurus('docs:version', NEW);
  docusaurus('build');
  // A module of the scripts, which are ES modules.
  const {siteHandler} = (await import(
    pathToFileURL(path.join(ROOT, 'scripts/lib/siteHandler.mjs')).href
  )) as {
    siteHandler: (folder: string, hosting: unknown) => RequestListener;
  };
  const build = path.join(copy, 'build');
  const hosting: unknown = JSON.parse(readFileSync(path.join(build, 'vercel.json'), 'utf8'));
  server = createServer(siteHandler(build, hosting));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(copy, {recursive: true, force: true});
});

test('a cut changes the list of versions and the folders of versions, and nothing else', () => {
  const changed = git('status', '--porcelain', '--untracked-files=normal').split('\n').filter(Boolean);
  expect(changed.map((line) => line.slice(3)).sort()).toEqual(
    [
      `versioned_docs/version-${NEW}/`,
      `versioned_sidebars/version-${NEW}-sidebars.json`,
      'versions.json',
    ].sort(),
  );
});

test('every way to the latest version leads to the new one', async ({page}) => {
  await page.goto(origin);
  for (const name of ['Get started', 'Documentation']) {
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      `/docs/${NEW}/introduction`,
    );
  }
  const footer = page.getByRole('contentinfo').locator('a[href^="/docs/"]');
  const targets = await footer.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !target.startsWith(`/docs/${NEW}/`))).toEqual([]);
  const response = await fetch(`${origin}/docs`, {redirect: 'manual'});
  expect(response.headers.get('location')).toBe(`/docs/${NEW}/introduction`);
});

test('older versions stay where they are', async () => {
  for (const version of [...cutVersions, NEW]) {
    expect((await fetch(`${origin}/docs/${version}/introduction`)).status, version).toBe(200);
  }
});

test('the switch leads to the introduction of a version that does not have the page', async ({page}) => {
  await page.goto(`${origin}/docs/${latest}/${DROPPED}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await page.getByRole('link', {name: new RegExp(`^${NEW}`)}).click();
  await expect(page).toHaveURL(`${origin}/docs/${NEW}/introduction`);
});

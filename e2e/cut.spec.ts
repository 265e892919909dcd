import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cutVersions, latest} from './build';
import {expect, test} from './fixtures';
import {BUILD_MS, openWorkshop, OWN_REQUESTS, type Workshop} from './workshop';

const NEW = 'v99';
/** A page that the new version does not have. */
const DROPPED = 'modules/validator/interface';

let workshop: Workshop;
let origin: string;

function dropPage({folder, git}: Workshop) {
  rmSync(path.join(folder, `docs/${DROPPED}.md`));
  const sidebars = path.join(folder, 'sidebars.ts');
  writeFileSync(sidebars, readFileSync(sidebars, 'utf8').replace(`'${DROPPED}',`, ''));
  const files = git('grep', '-l', 'interface\\.md', '--', 'docs').split('\n').filter(Boolean);
  for (const file of files) {
    const page = path.join(folder, file);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(/([("][./a-z-]*)\binterface\.md(?=[)"])/g, '$1index.md'),
    );
  }
}

// One copy for all tests.
test.describe.configure({mode: 'default'});

test.use({expectedNoise: OWN_REQUESTS});

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  workshop = openWorkshop();
  const {git, docusaurus, serve} = workshop;
  git('add', '--all');
  dropPage(workshop);
  git('add', '--all');
  git('commit', '--quiet', '--message=start');
  docusaurus('docs:version', NEW);
  docusaurus('build');
  origin = await serve();
});

test.afterAll(() => workshop.close());

test('a cut changes the list of versions and the folders of versions, and nothing else', () => {
  const changed = workshop
    .git('status', '--porcelain', '--untracked-files=normal')
    .split('\n')
    .filter(Boolean);
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

import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cutVersions, latest} from './build';
import {expect, hydrated, test} from './fixtures';
import {BUILD_MS, openWorkshop, OWN_REQUESTS, type Workshop} from './workshop';

const NEW = 'v99';

/** A page that the new version does not have. */
const DROPPED = 'modules/validator/interface';

let workshop: Workshop;
let origin: string;

const fileOf = (...parts: string[]) => path.join(workshop.folder, ...parts);

function edit(file: string, change: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, `${file} has nothing to be changed`).not.toBe(text);
  writeFileSync(file, changed);
}

/** A page that no list names, and one with capitals in its address. */
const UNLISTED = 'modules/validator/string-utils';
const CAPITALS = 'FAQ';

/** Removes a page of the next version, and changes its parent; adds one, and hides another. */
function rework() {
  writeFileSync(fileOf(`docs/${CAPITALS}.md`), '---\ntitle: Questions\n---\n\nA text.\n\n## A question\n');
  edit(fileOf('sidebars.ts'), (text) =>
    text.replace("'introduction',", `'introduction',\n    '${CAPITALS}',`),
  );
  edit(fileOf(`docs/${UNLISTED}.md`), (text) => text.replace('---\n', '---\nunlisted: true\n'));
  rmSync(fileOf(`docs/${DROPPED}.md`));
  edit(fileOf('sidebars.ts'), (text) => text.replace(`'${DROPPED}',`, ''));
  const files = workshop.git('grep', '-l', '--fixed-strings', 'interface.md', '--', 'docs');
  for (const file of files.split('\n').filter(Boolean))
    edit(fileOf(file), (text) => text.replace(/([("][./a-z-]*)\binterface\.md(?=[)"])/g, '$1index.md'));
  edit(fileOf(`docs/${path.posix.dirname(DROPPED)}/index.md`), (text) => `${text}\n## What is new\n`);
}

/** Reduces pages to front matter and headings, to which others link: the build has the same addresses, but is faster. */
function shorten() {
  const files = workshop.git('ls-files', '--', 'docs/*.md', 'versioned_docs/*.md');
  for (const file of files.split('\n').filter(Boolean))
    edit(fileOf(file), (text) => {
      const [, matter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
      const headings = body.replace(/^(```+).*?^\1$/gms, '').match(/^#+ .*$/gm) ?? [];
      // Some keywords are for sections that are not headings, which are gone.
      const short = matter.replace(/^section_keywords:\n(?: .*\n)*/m, '');
      return [short, ...headings.map((heading) => `${heading}\n`)].join('\n');
    });
  // The changelog links to recorded runs, which are gone.
  edit(fileOf('docusaurus.config.ts'), (text) =>
    text.replace("onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"),
  );
  // Its results are tested in checks/.
  writeFileSync(fileOf('checks/main.ts'), '');
}

/** Where an address arrives, and how many times it was redirected. */
async function arrival(address: string): Promise<{path: string; status: number; hops: number}> {
  let at = address;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(origin + at, {redirect: 'manual'});
    const location = response.headers.get('location');
    if (location === null) return {path: at, status: response.status, hops};
    at = location;
  }
}

/** The paths of the pages of a version. */
function pathsOf(version: string): string[] {
  const files = readdirSync(fileOf('versioned_docs', `version-${version}`), {recursive: true}).map(String);
  const pages = files.map((file) => file.replaceAll('\\', '/')).filter((file) => /^[^_].*\.md$/.test(file));
  return pages.map((file) => file.replace(/(\/index)?\.md$/, ''));
}

// The second test uses the build of the first. scripts/docs tests what the commands print and refuse.
test.describe.configure({mode: 'serial'});

test.use({expectedNoise: new RegExp(`${OWN_REQUESTS.source}|status of 404`)});

test.beforeAll(() => {
  workshop = openWorkshop();
  workshop.git('add', '--all');
  rework();
  workshop.git('add', '--all');
  shorten();
  workshop.git('add', '--all');
  workshop.git('commit', '--quiet', '--message=start');
});

test.afterAll(() => workshop.close());

test('after a cut, every address of every version arrives', async () => {
  test.setTimeout(2 * BUILD_MS);
  workshop.docs('cut', NEW);
  workshop.build();
  origin = await workshop.serve();
  for (const version of [...cutVersions, NEW]) {
    const paths = pathsOf(version);
    expect(paths.length).toBeGreaterThan(40);
    for (const one of ['', ...paths]) {
      const {status, hops} = await arrival(path.posix.join('/docs', version, one));
      expect(status, `${version}/${one}`).toBe(200);
      expect(hops, `${version}/${one}`).toBe(0);
    }
  }
});

test('an unlisted page has its address and its Markdown, and is in no list', async () => {
  const text = async (address: string) => (await fetch(`${origin}${address}`)).text();
  expect(await text(`/docs/${NEW}/${UNLISTED}`)).toContain('noindex');
  expect(await text(`/docs/${NEW}/${UNLISTED}.md`)).toMatch(/^# /);
  for (const list of ['llms.txt', 'llms-full.txt', 'search-heads.json'].map(
    (name) => `/docs/${NEW}/${name}`,
  )) {
    expect(await text(list), list).toContain('modules/cache');
    expect(await text(list), list).not.toContain(UNLISTED);
  }
  for (const list of ['/sitemap.xml', '/nowhere'])
    expect(await text(list), list).not.toContain(`${NEW}/${UNLISTED}`);
});

test('an address with capitals leads to its page, however it is written', async ({page}) => {
  for (const asked of [CAPITALS, CAPITALS.toLowerCase()]) {
    await page.goto(`${origin}/docs/${NEW}/${asked}`);
    await expect(page).toHaveURL(`${origin}/docs/${NEW}/${CAPITALS}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Questions');
  }
});

test('every link to the latest leads to the new version, and each page names its counterparts', async ({
  page,
}) => {
  await page.goto(`${origin}/docs`);
  await expect(page).toHaveURL(`${origin}/docs/${NEW}/introduction`);
  await page.goto(origin);
  for (const name of ['Get started', 'Documentation'])
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'href',
      `/docs/${NEW}/introduction`,
    );
  const footer = page.getByRole('contentinfo').locator('a[href^="/docs/"]');
  const targets = await footer.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !target.startsWith(`/docs/${NEW}/`))).toEqual([]);

  const group = page.getByRole('group', {name: 'Edit this page'});
  await page.goto(`${origin}/docs/${latest}/${path.posix.dirname(DROPPED)}`);
  await expect(group.getByRole('link')).toHaveText([
    'Fix it here',
    `Fix it in ${NEW} too`,
    'Fix it for the next version too',
  ]);
  await expect(group).toContainText(`This page differs from that in ${NEW} and next.`);
  await page.goto(`${origin}/docs/${NEW}/introduction`);
  await expect(group).toContainText(`This page is the same in ${NEW} and next.`);

  await page.goto(`${origin}/docs/${latest}/${DROPPED}`);
  await hydrated(page);
  await expect(page.getByRole('link', {name: 'Edit this page', exact: true})).toHaveCount(1);
  await expect(group).toHaveCount(0);
  await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await page.getByRole('link', {name: new RegExp(`^${NEW}`)}).click();
  await expect(page).toHaveURL(`${origin}/docs/${NEW}/introduction`);
});

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {bodyOf, diagramIn, draw} from './diagram-page';
import {NEXT} from '../config/versions';
import {expect, hydrated, test} from './fixtures';
import {watchShifts} from './layout';
import {BUILD_MS, openWorkshop, OWN_REQUESTS, type Workshop} from './workshop';

const SAMPLES = path.join(__dirname, '../src/diagrams/Guide/samples');
/** Of the pages of this test, beside those of the documentation. */
const PAGES = 'docs/try';
const HEADING = 'A page of diagrams';
const COUNT = 50;

const kinds = readdirSync(SAMPLES)
  .filter((file) => file.endsWith('.mmd'))
  .map((file) => ({
    // Addresses have small letters alone.
    kind: path.basename(file, '.mmd').toLowerCase(),
    source: readFileSync(path.join(SAMPLES, file), 'utf8'),
  }));

/** Different names of one grammar. */
const FAMILIES = [/^railroad/];
const familyOf = (kind: string) => FAMILIES.find((family) => family.test(kind))?.source ?? kind;

const fence = (source: string, name: string) =>
  `\`\`\`mermaid\n${source.trim().replace(/accTitle: .+/, `accTitle: ${name}`)}\n\`\`\`\n`;

const crowd = Array.from({length: COUNT}, (_, index) => {
  const {kind, source} = kinds[index % kinds.length] ?? {kind: '', source: ''};
  return {title: `Number ${index + 1}, ${kind}`, source};
});

let workshop: Workshop;
let origin: string;

function writePages({folder}: Workshop) {
  const pages = path.join(folder, PAGES);
  mkdirSync(path.join(pages, 'kinds'), {recursive: true});
  const write = (name: string, parts: string[]) =>
    writeFileSync(path.join(pages, name), [`# ${HEADING}\n`, ...parts].join('\n'));
  write('none.md', ['Words alone.\n']);
  write(
    'crowd.mdx',
    crowd.map(({title, source}) => `## ${title}\n\n${fence(source, title)}`),
  );
  for (const {kind, source} of kinds) write(`kinds/${kind}.md`, [fence(source, kind)]);
}

// One copy for all tests.
test.describe.configure({mode: 'default'});

test.use({expectedNoise: OWN_REQUESTS});

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  workshop = openWorkshop();
  writePages(workshop);
  workshop.build();
  origin = await workshop.serve();
});

test.afterAll(() => workshop.close());

async function visit(page: Page, address: string) {
  await page.goto(`${origin}/docs/${NEXT}/try${address}`);
  await hydrated(page);
}

const drawn = (page: Page) => page.locator('[role="group"][data-drawn]');

/** Ids that two diagrams share: one would get the arrows or the styles of the other. */
const sharedIds = (page: Page) =>
  page.evaluate(() => {
    const owners = new Map<string, Element>();
    const isShared = (element: Element, diagram: Element) => {
      const owner = owners.get(element.id) ?? diagram;
      owners.set(element.id, owner);
      return owner !== diagram;
    };
    return Array.from(document.querySelectorAll('svg[id]'), (diagram) =>
      [diagram, ...diagram.querySelectorAll('[id]')].filter((element) => isShared(element, diagram)),
    ).flatMap((elements) => elements.map(({id}) => id));
  });

test('fifty diagrams on a page: each is drawn, nothing moves, nothing is left over', async ({page}) => {
  test.slow();
  const shifts = await watchShifts(page);
  await visit(page, '/none');
  const before = await bodyOf(page);
  await visit(page, '/crowd');
  for (const {title} of crowd) await draw(diagramIn(page, title));
  await expect(drawn(page)).toHaveCount(COUNT);
  expect(await sharedIds(page)).toEqual([]);
  await expect.poll(() => bodyOf(page)).toEqual(before);
  expect(await shifts()).toBe('0.00');
});

test('another colour mode while diagrams are drawn: none is lost, none is drawn twice', async ({page}) => {
  test.slow();
  await visit(page, '/crowd');
  const some = crowd.slice(0, 20);
  const idOf = async (title: string) => (await draw(diagramIn(page, title))).getAttribute('id');
  const ids: (string | null)[] = [];
  for (const [index, {title}] of some.entries()) {
    await page.emulateMedia({colorScheme: index % 2 === 0 ? 'dark' : 'light'});
    ids.push(await idOf(title));
  }
  for (const [index, {title}] of some.entries()) expect(await idOf(title), title).toBe(ids[index]);
});

test('leaving while diagrams are drawn, and coming back: no error, nothing left over, all drawn', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/none');
  const before = await bodyOf(page);
  await visit(page, '/crowd');
  const held: Route[] = [];
  let isHolding = false;
  await page.route('**/assets/js/**', (route) => (isHolding ? void held.push(route) : route.continue()));
  for (const place of [12, 24, 32]) {
    // Drawing has begun, and cannot end before the page is left.
    isHolding = true;
    await diagramIn(page, crowd[place]?.title).scrollIntoViewIfNeeded();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    await page.getByRole('navigation').getByRole('link', {name: 'Get started'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    for (const route of held.splice(0)) await route.continue();
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await draw(diagramIn(page, crowd[place]?.title));
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await page.goBack();
  }
  await draw(diagramIn(page, crowd.at(-1)?.title));
  await expect.poll(() => bodyOf(page)).toEqual(before);
});

test('a page loads the code of its own kind, and a page without a diagram none', async ({page}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  /** The scripts that come with a page. */
  const loadedBy = async (address: string) => {
    asked.length = 0;
    await visit(page, address);
    for (const diagram of await diagramIn(page).all()) await draw(diagram);
    return new Set(asked);
  };
  const ofNone = await loadedBy('/none');
  const loaded = new Map<string, Set<string>>();
  for (const {kind} of kinds) loaded.set(kind, await loadedBy(`/kinds/${kind}`));

  // What all have is Mermaid itself; of that a page without a diagram has none.
  const [first = new Set<string>(), ...rest] = loaded.values();
  const shared = [...first].filter((script) => rest.every((other) => other.has(script)));
  expect(shared.filter((script) => !ofNone.has(script)).length).toBeGreaterThan(0);

  // Each kind has code that comes with no other: so none comes without need.
  for (const [kind, own] of loaded) {
    const others = [...loaded].filter(([other]) => familyOf(other) !== familyOf(kind));
    const alone = [...own].filter((script) => !others.some(([, theirs]) => theirs.has(script)));
    expect(alone.length, `${kind} has code of its own`).toBeGreaterThan(0);
  }
});

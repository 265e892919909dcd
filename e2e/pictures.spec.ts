import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import {
  adviceOn,
  isRecording,
  MAKER_FILE,
  obstacle,
  PICTURES_FOLDER,
  readMaker,
  type Maker,
} from '../scripts/pictures';
import {docs} from './build';
import {diagramIn, draw, NAME} from './diagram-page';
import {expect, test} from './fixtures';
import {inBothModes} from './layout';
import {PHONE} from './screens';

interface Subject {
  name: string;
  address: string;
  /** The part of the page in the picture; by default what is in the window after opening. */
  partOf?: (page: Page) => Promise<Locator>;
}

const subjects: readonly Subject[] = [
  {name: 'landing', address: '/'},
  {name: 'introduction', address: docs('introduction')},
  {name: 'contract', address: docs('basic-concepts/contract')},
  {name: 'errors', address: docs('reference/errors')},
  {
    name: 'diagram',
    address: docs('introduction'),
    async partOf(page) {
      const diagram = diagramIn(page, NAME);
      await draw(diagram);
      return diagram;
    },
  },
  {
    name: 'run',
    address: docs('basic-concepts/contract/methods'),
    partOf: (page) => Promise.resolve(page.locator('#chain')),
  },
];

const screens = [
  {width: 1440, screen: {}},
  {width: PHONE.viewport.width, screen: PHONE},
];

const modes = ['light', 'dark'] as const;

const pictureName = (subject: string, width: number, mode: string) => `${subject}-${width}-${mode}.png`;

/** Styles for a page while a part of it is pictured. */
const STILL = path.join(PICTURES_FOLDER, 'still.css');

/** Styles for every page. */
const CONTROLS = path.join(PICTURES_FOLDER, 'controls.css');

/** Readers get a late face only from the next page on, but pictures must always have it. */
const insistOnFaces = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({cssText}) => cssText);
    if (faces.length === 0) throw new Error('no style sheet has a face');
    const sheet = new CSSStyleSheet();
    await sheet.replace(faces.join('\n').replaceAll('optional', 'block'));
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  });

/** The text above a part may end at a fraction of a pixel, which changes with every edit. */
const alignToPixels = (part: Locator) =>
  part.evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    document.body.style.paddingBlockStart = `${Math.ceil(top) - top}px`;
  });

const majorOf = (browser: Browser) => Number.parseInt(browser.version(), 10);

test.beforeAll(() => {
  const reason = obstacle(process.platform);
  if (reason !== undefined) throw new Error(reason);
});

for (const {width, screen} of screens)
  test.describe(`at ${width} px`, () => {
    test.use(screen);

    for (const {name, address, partOf} of subjects)
      test(`${name} looks as it did`, async ({page, open, browser}) => {
        expect((await open(address)).status()).toBe(200);
        await insistOnFaces(page);
        const part = await partOf?.(page);
        if (part) await alignToPixels(part);
        await inBothModes(page, async (mode) => {
          const picture = pictureName(name, width, mode);
          const message = `${picture}: ${adviceOn(readMaker(), majorOf(browser))}`;
          if (part)
            await expect.soft(part, message).toHaveScreenshot(picture, {stylePath: [CONTROLS, STILL]});
          else await expect.soft(page, message).toHaveScreenshot(picture, {stylePath: CONTROLS});
        });
      });
  });

test('there are no pictures without a test', ({browser}) => {
  const known = screens.flatMap(({width}) =>
    subjects.flatMap(({name}) => modes.map((mode) => pictureName(name, width, mode))),
  );
  const kept = readdirSync(PICTURES_FOLDER).filter((file) => file.endsWith('.png'));
  const unknown = kept.filter((file) => !known.includes(file));
  if (isRecording) {
    for (const file of unknown) rmSync(path.join(PICTURES_FOLDER, file));
    const maker: Maker = {chromium: majorOf(browser)};
    writeFileSync(MAKER_FILE, `${JSON.stringify(maker).replaceAll(':', ': ')}\n`);
  } else expect(unknown).toEqual([]);
});

import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';
import {CARD} from './cardAddress';
import {readTokens} from '../../config/tokens';
import {BAND_TOP, draw, readFonts, type DrawOptions} from './draw';
import {readCard} from './readCard';

const SHEET = 'src/css/tokens.css';
const card = {title: 'Crypto', trail: ['Modules'], label: 'Documentation v1'};

let options: DrawOptions;

test.beforeAll(async () => {
  options = {
    fonts: await readFonts(),
    palette: {light: readTokens(SHEET, 'light'), dark: readTokens(SHEET, 'dark')},
    cache: mkdtempSync(path.join(os.tmpdir(), 'rift-cards-')),
  };
});

test.afterAll(() => rmSync(options.cache, {recursive: true}));

test('the same card is drawn once, and another card separately', async () => {
  const before = new Set(readdirSync(options.cache));
  const first = await draw(card, options);
  const [added = ''] = readdirSync(options.cache).filter((name) => !before.has(name));
  writeFileSync(path.join(options.cache, added), 'drawn before');
  expect((await draw(card, options)).toString()).toBe('drawn before');
  expect((await draw({...card, label: 'Documentation v2'}, options)).equals(first)).toBe(false);
});

/** How many pixels differ from the background in each text area. */
function inkOf(png: Buffer): {title: number; trail: number; label: number} {
  const {width, height} = CARD;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const size = `width="${width}" height="${height}"`;
  const {pixels} = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render();
  const at = (x: number, y: number) => pixels.readUInt32BE(4 * (y * width + x));
  const count = (left: number, top: number, right: number, bottom: number) => {
    const ground = at(left, top);
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (at(x, y) !== ground) sum += 1;
    return sum;
  };
  return {
    title: count(60, 120, width - 60, BAND_TOP - 1),
    trail: count(60, 50, width - 60, 118),
    label: count(width / 2, BAND_TOP + 40, width - 60, height - 30),
  };
}

test('a card has its words in their places', async () => {
  expect(inkOf(await draw({title: '', trail: [], label: ''}, options))).toEqual({
    title: 0,
    trail: 0,
    label: 0,
  });
  const ink = inkOf(await draw({...card, title: 'Databases'}, options));
  expect(ink.title).toBeGreaterThan(10_000);
  expect(ink.trail).toBeGreaterThan(500);
  expect(ink.label).toBeGreaterThan(1000);
});

test('a card that would be too large for link previews is refused with its title', async () => {
  const long = {...card, title: 'A title of many words '.repeat(20).trim(), trail: ['A group', 'Another']};
  await expect(draw(long, options)).rejects.toThrow(
    /^the card of "A title .*" has \d{5} bytes, more than 60000/,
  );
});

const json = (value: object) => `<script type=application/ld+json>${JSON.stringify(value)}</script>`;

const crumbs = json({'@type': 'BreadcrumbList', itemListElement: [{name: 'Modules'}, {name: 'Crypto'}]});

function page(image: string, more = ''): string {
  return `<!doctype html><html><head><meta property=og:title content="Crypto &amp; keys | Rift"/>
<meta property="og:image" content="https://example.org${image}">${more}</head><body><h1>Other</h1></body></html>`;
}

test('a card has the title, the groups and the version of its page', () => {
  const html = page(
    '/img/cards/docs/v1/modules/crypto.png',
    crumbs + json({'@type': 'TechArticle', version: 'v1'}),
  );
  expect(readCard(html)).toEqual({
    file: 'img/cards/docs/v1/modules/crypto.png',
    title: 'Crypto & keys',
    trail: ['Modules'],
    label: 'Documentation v1',
  });
});

test('the card of a page outside the docs has only a title', () => {
  expect(readCard(page('/img/cards/index.png'))).toEqual({
    file: 'img/cards/index.png',
    title: 'Crypto & keys',
    trail: [],
    label: '',
  });
});

test('a page that names no card has none', () => {
  expect(readCard(page('/img/own.png'))).toBeUndefined();
  expect(readCard('<html><head><title>a</title></head></html>')).toBeUndefined();
});

import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readTokens} from '../../config/tokens';
import {draw, readFonts, type DrawOptions} from './draw';
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

test('each word of a card is in its picture', async () => {
  const drawn = await draw(card, options);
  for (const other of [{title: 'Databases'}, {trail: ['Modules', 'Guides']}, {label: ''}])
    expect((await draw({...card, ...other}, options)).equals(drawn), Object.keys(other)[0]).toBe(false);
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

test('a card has the title, the groups and the version of its page, or only the title', () => {
  const ofVersion = json({'@type': 'TechArticle', version: 'v1'});
  expect(readCard(page('/img/cards/docs/v1/modules/crypto.png', crumbs + ofVersion))).toEqual({
    file: 'img/cards/docs/v1/modules/crypto.png',
    title: 'Crypto & keys',
    trail: ['Modules'],
    label: 'Documentation v1',
  });
  expect(readCard(page('/img/cards/index.png'))).toMatchObject({trail: [], label: ''});
  expect(readCard(page('/img/own.png'))).toBeUndefined();
  expect(readCard('<html><head><title>a</title></head></html>')).toBeUndefined();
});

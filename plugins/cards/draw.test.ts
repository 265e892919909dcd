import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readTokens} from '../../config/tokens';
import {draw, type Press} from './draw';
import {readFonts} from './text';

const SHEET = 'src/css/tokens.css';
const card = {title: 'Crypto', trail: ['Modules'], label: 'Documentation v1'};

let press: Press;

test.beforeAll(async () => {
  press = {
    fonts: await readFonts(),
    palette: {light: readTokens(SHEET, 'light'), dark: readTokens(SHEET, 'dark')},
    cache: mkdtempSync(path.join(os.tmpdir(), 'rift-cards-')),
  };
});

test.afterAll(() => rmSync(press.cache, {recursive: true}));

test('a card is a PNG of 1200 by 630, small enough to be sent along', async () => {
  const png = await draw(
    {...card, title: 'A title that is rather long and fills four lines of it, or so'},
    press,
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});

test('the same card is drawn once, and another one anew', async () => {
  const before = new Set(readdirSync(press.cache));
  const first = await draw(card, press);
  const [added = ''] = readdirSync(press.cache).filter((name) => !before.has(name));
  writeFileSync(path.join(press.cache, added), 'drawn before');
  expect((await draw(card, press)).toString()).toBe('drawn before');
  expect((await draw({...card, label: 'Documentation v2'}, press)).equals(first)).toBe(false);
});

test('text that the font cannot break or hold in one line is still drawn', async () => {
  const png = await draw({title: 'x'.repeat(120), trail: ['<b>&"'], label: ''}, press);
  expect(png.length).toBeGreaterThan(5000);
});

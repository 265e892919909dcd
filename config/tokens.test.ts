import path from 'node:path';
import {expect, test} from '@playwright/test';
import {channels, contrast, type Rgb} from './contrast';
import {readTokens} from './tokens';

const SHEET = path.join(__dirname, '../src/css/tokens.css');
const modes = {light: readTokens(SHEET, 'light'), dark: readTokens(SHEET, 'dark')};

/** A token of one mode: its channels, and its opacity from 0 to 1. */
function read(mode: Record<string, string>, name: string): {rgb: Rgb; opacity: number} {
  const value = mode[name] ?? '';
  if (value.startsWith('#')) return {rgb: channels(value), opacity: 1};
  const [r, g, b, percent] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (r === undefined || g === undefined || b === undefined || percent === undefined)
    throw new Error(`--rift-${name}: ${value}`);
  return {rgb: [r, g, b], opacity: percent / 100};
}

const colour = (mode: Record<string, string>, name: string) => read(mode, name).rgb;

/** What one sees of a tint on a surface. */
function tinted(mode: Record<string, string>, name: string, [R, G, B]: Rgb): Rgb {
  const {
    rgb: [r, g, b],
    opacity,
  } = read(mode, name);
  const on = (top: number, below: number) => top * opacity + below * (1 - opacity);
  return [on(r, R), on(g, G), on(b, B)];
}

const TEXT = ['text', 'muted', 'red', 'success', 'info', 'warning'];
const SURFACES = ['page', 'raised', 'sunken'];
const TINTS = ['tint', 'tint-success', 'tint-failure', 'tint-skipped'];
const CODE = ['text', 'comment', 'keyword', 'string', 'value', 'name', 'deleted'].map(
  (name) => `code-${name}`,
);

for (const [name, mode] of Object.entries(modes)) {
  test(`text colours keep 4.5:1 on every surface in ${name}`, () => {
    for (const text of TEXT) {
      for (const surface of SURFACES) {
        expect(
          contrast(colour(mode, text), colour(mode, surface)),
          `${text} on ${surface}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colour(mode, 'on-red'), colour(mode, 'red')), 'the button').toBeGreaterThanOrEqual(4.5);
  });

  test(`code colours keep 4.5:1, also on a marked or lit line, in ${name}`, () => {
    const surface = colour(mode, 'code-surface');
    for (const text of [...CODE, 'muted']) {
      expect(contrast(colour(mode, text), surface), text).toBeGreaterThanOrEqual(4.5);
      for (const tint of TINTS) {
        const marked = tinted(mode, tint, surface);
        expect(contrast(colour(mode, text), marked), `${text} on ${tint}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

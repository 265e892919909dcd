import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readTokens} from './tokens';

const SHEET = path.join(__dirname, '../src/css/tokens.css');
const modes = {light: readTokens(SHEET, 'light'), dark: readTokens(SHEET, 'dark')};

/** The channels of a token in one mode: red, green, blue from 0 to 255, and opacity from 0 to 1. */
function colour(mode: Record<string, string>, name: string): [number, number, number, number] {
  const value = mode[name] ?? '';
  const hex = /^#(\w{3}|\w{6})$/.exec(value)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [r, g, b, 1];
  }
  const [r, g, b, percent] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (r === undefined || g === undefined || b === undefined || percent === undefined)
    throw new Error(`--rift-${name}: ${value}`);
  return [r, g, b, percent / 100];
}

type Colour = ReturnType<typeof colour>;

const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

/** Relative luminance as WCAG 2 defines it. */
function luminance([r, g, b]: Colour): number {
  const [R = 0, G = 0, B = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * R + 0.7152 * G + 0.0722 * B;
}

function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
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
        const marked = over(colour(mode, tint), surface);
        expect(contrast(colour(mode, text), marked), `${text} on ${tint}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

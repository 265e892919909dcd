import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {channels, contrast, type Rgb} from '../src/shared/contrast';
import {readTokens, type Mode} from './tokens';

const at = (file: string) => path.join(__dirname, '../src', file);
const SHEETS: Record<Mode, string> = {
  light: at('css/tokens.css'),
  dark: at('css/tokens.css'),
  deep: at('landing/deep.css'),
};
const modes: Record<Mode, Record<string, string>> = {
  light: readTokens(SHEETS.light, 'light'),
  dark: readTokens(SHEETS.dark, 'dark'),
  deep: readTokens(SHEETS.deep, 'deep'),
};

function colour(mode: Record<string, string>, name: string): Rgb {
  const value = mode[name] ?? '';
  if (!/^#([\da-f]{3}){1,2}$/.test(value)) throw new Error(`--rift-${name}: ${value}`);
  return channels(value);
}

/** A translucent colour over a surface. */
interface Tint {
  of: string;
  share: number;
}

function shareIn(file: string): number {
  const [, percent] = /color-mix\(in sRGB, var\([\w-]+\) (\d+)%/.exec(readFileSync(at(file), 'utf8')) ?? [];
  if (percent === undefined) throw new Error(`${file} mixes no colour`);
  return Number(percent) / 100;
}

/** The tint of a marked line, and those of lines of a highlighted step, by its outcome. */
const tints: readonly Tint[] = [
  {of: 'red', share: shareIn('css/tokens.css')},
  ...['success', 'red', 'muted'].map((of) => ({
    of,
    share: shareIn('landing/CodeShowcase/styles.module.css'),
  })),
];

/** The visible colour of a tint on a surface. */
function tinted(mode: Record<string, string>, {of, share}: Tint, [R, G, B]: Rgb): Rgb {
  const [r, g, b] = colour(mode, of);
  const on = (top: number, below: number) => top * share + below * (1 - share);
  return [on(r, R), on(g, G), on(b, B)];
}

const TEXT = ['text', 'muted', 'red', 'success', 'info', 'warning'];
const SURFACES = ['page', 'raised', 'sunken'];
const CODE = ['text', ...['comment', 'keyword', 'string', 'value', 'deleted'].map((name) => `code-${name}`)];

const pairs = [
  ...TEXT.flatMap((text) => [...SURFACES, 'code-surface'].map((surface) => [text, surface] as const)),
  ...CODE.map((text) => [text, 'code-surface'] as const),
  ['on-red', 'red'] as const,
];

/** Expects pairs of colours to have at least a contrast. */
function expectContrast(
  least: number,
  mode: Record<string, string>,
  all: readonly (readonly string[])[],
): void {
  for (const [one = '', ground = ''] of all) {
    // The surface of diagrams is the same in both modes.
    const found = contrast(colour(mode, one), colour(ground in mode ? mode : modes.light, ground));
    expect(found, `${one} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
}

for (const [name, mode] of Object.entries(modes) as [Mode, Record<string, string>][]) {
  test(`text keeps 4.5:1 in ${name}, and the ring of the focus, which is no other colour, 3:1`, () => {
    expectContrast(4.5, mode, pairs);
    const ring = [...SURFACES, 'code-surface', 'diagram-surface'].map((ground) => ['focus', ground]);
    expectContrast(3, mode, ring);
    expect(Object.values(mode).filter((value) => value === mode.focus)).toHaveLength(1);
  });

  test(`where a reader asks for more contrast, all text keeps 7:1 and lines 3:1 in ${name}`, () => {
    const more = readTokens(SHEETS[name], name, {moreContrast: true});
    expect(more).not.toEqual(mode);
    expectContrast(7, more, pairs);
    const lines = SURFACES.flatMap((surface) => ['line', 'line-strong'].map((line) => [line, surface]));
    expectContrast(3, more, lines);
  });

  test(`code colours keep 4.5:1 also on a marked or lit line in ${name}`, () => {
    const surface = colour(mode, 'code-surface');
    for (const text of [...CODE, 'muted']) {
      for (const tint of tints) {
        const marked = tinted(mode, tint, surface);
        expect(contrast(colour(mode, text), marked), `${text} on ${tint.of}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

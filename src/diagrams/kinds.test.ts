import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {channels, contrast} from '../shared/contrast';
import {kindOptions, kindStyles, kindVariables, mix} from './kinds';
import {readTokens} from '../../config/tokens';

const ink = readTokens(path.join(__dirname, '../css/tokens.css'), 'dark');
const variables = kindVariables(ink) as Record<string, string>;

/** Of the text and the surface that these variables name. */
const contrastOf = (text: string, surface: string) =>
  contrast(channels(variables[text] ?? text), channels(variables[surface] ?? surface));

test('a mixed colour lies between two', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mix('#000', '#102030', 0.5)).toBe('#081018');
  expect(() => mix('#000000', 'red', 0.5)).toThrow('red');
});

test('labels keep 4.5:1 on every colour of a scale', () => {
  for (let index = 0; index < 12; index += 1)
    expect(contrastOf(`cScaleLabel${index}`, `cScale${index}`), `scale ${index}`).toBeGreaterThan(4.5);
  for (let index = 0; index < 8; index += 1) {
    expect(contrastOf(`gitBranchLabel${index}`, `git${index}`), `branch ${index}`).toBeGreaterThan(4.5);
    expect(contrastOf(`pieSectionTextColor`, `pie${index + 1}`), `slice ${index}`).toBeGreaterThan(4.5);
    expect(contrastOf('titleColor', `fillType${index}`), `part ${index}`).toBeGreaterThan(4.5);
  }
});

test('bars and boxes of single kinds keep 4.5:1 for their labels', () => {
  for (const surface of [
    ...['taskBkgColor', 'activeTaskBkgColor', 'doneTaskBkgColor', 'critBkgColor'],
    ...['emUiFill', 'emProcessorFill', 'emReadModelFill', 'emCommandFill', 'emEventFill'],
  ])
    expect(contrastOf('titleColor', surface), surface).toBeGreaterThan(4.5);
  for (const [text, surface] of [1, 2, 3, 4].map(
    (n) => [`quadrant${n}TextFill`, `quadrant${n}Fill`] as const,
  ))
    expect(contrastOf(text, surface), surface).toBeGreaterThan(4.5);
});

test('every colour comes from a token', () => {
  const said = JSON.stringify([kindVariables(ink), kindOptions(ink), kindStyles(ink)]);
  expect(said).not.toContain('undefined');
  expect(() => kindVariables({})).toThrow('there is no token');
  const source = readFileSync(path.join(__dirname, 'kinds.ts'), 'utf8');
  // Not those that Mermaid writes, which the styles look for.
  expect(source).not.toMatch(/(?:: |')#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i);
});

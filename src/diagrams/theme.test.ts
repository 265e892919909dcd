import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readTokens} from '../../config/tokens';
import {channels, contrast} from '../shared/contrast';
import {kindOptions, themeStyles, themeVariables} from './theme';

const ink = readTokens(path.join(__dirname, '../css/tokens.css'), 'dark');
const variables = themeVariables(ink) as Record<string, string>;

const contrastOf = (text: string, surface: string) =>
  contrast(channels(variables[text] ?? ''), channels(variables[surface] ?? ''));

test('labels keep 4.5:1 on every surface', () => {
  const pairs = [
    ...Array.from({length: 12}, (_, index) => ['primaryTextColor', `cScale${index}`]),
    ...Array.from({length: 8}, (_, index) => [`gitBranchLabel${index}`, `git${index}`]),
    ...Array.from({length: 12}, (_, index) => ['pieSectionTextColor', `pie${index + 1}`]),
    ...['taskBkgColor', 'activeTaskBkgColor', 'doneTaskBkgColor'].map((bar) => ['primaryTextColor', bar]),
    ...['primaryColor', 'noteBkgColor', 'clusterBkg', 'edgeLabelBackground'].map((box) => [
      'primaryTextColor',
      box,
    ]),
  ] as [string, string][];
  for (const [text, surface] of pairs)
    expect(contrastOf(text, surface), `${text} on ${surface}`).toBeGreaterThan(4.5);
});

test('every colour comes from a token', () => {
  expect(JSON.stringify([variables, kindOptions(ink), themeStyles(ink)])).not.toContain('undefined');
  expect(() => themeVariables({})).toThrow('there is no token');
});

import {expect, test} from '@playwright/test';
import {channels, contrast} from '../shared/contrast';
import {mermaidOptions} from './theme';

const variables = mermaidOptions.themeVariables as Record<string, unknown> as Record<string, string>;

const contrastOf = (text: string, surface: string) =>
  contrast(channels(variables[text] ?? ''), channels(variables[surface] ?? ''));

const BOXES = [
  ...['primaryColor', 'noteBkgColor', 'clusterBkg', 'edgeLabelBackground'],
  ...['taskBkgColor', 'activeTaskBkgColor', 'doneTaskBkgColor'],
];

test('labels keep 4.5:1 on every surface', () => {
  const pairs = [
    ...Array.from({length: 12}, (_, index) => ['primaryTextColor', `cScale${index}`]),
    ...Array.from({length: 8}, (_, index) => [`gitBranchLabel${index}`, `git${index}`]),
    ...Array.from({length: 12}, (_, index) => ['pieSectionTextColor', `pie${index + 1}`]),
    ...BOXES.map((box) => ['primaryTextColor', box]),
  ] as [string, string][];
  for (const [text, surface] of pairs)
    expect(contrastOf(text, surface), `${text} on ${surface}`).toBeGreaterThan(4.5);
});

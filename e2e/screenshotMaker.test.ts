import {expect, test} from '@playwright/test';
import {obstacle} from './screenshotMaker';

test('pictures are compared in a major version that made them, or one line says why not and what to do', () => {
  const on = (platform: NodeJS.Platform, browser: string) =>
    obstacle({chromium: [148, 150]}, platform, () => browser);
  expect(on('linux', 'Chromium 150.0.7871.100 built on Debian GNU/Linux 12 (bookworm)')).toBeUndefined();
  expect(on('linux', '148.1.2.3')).toBeUndefined();
  for (const [line, reason] of [
    [
      on('linux', 'Google Chrome for Testing 159.0.8154.6'),
      /Chromium 148 and 150, and this is 159.*"npm run pictures"/,
    ],
    [on('linux', ''), /an unknown version/],
    [on('darwin', ''), /darwin/],
  ] as const) {
    expect(line).toMatch(/^The pictures of pages were not compared: [^\n]+\.$/);
    expect(line).toMatch(reason);
  }
});

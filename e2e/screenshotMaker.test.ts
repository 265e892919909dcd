import {expect, test} from '@playwright/test';
import {majorOf, obstacle} from './screenshotMaker';

const made = {chromium: [148, 150]};
const linux = (browser: string) => ({platform: 'linux', browser}) as const;

test('the major version is found in what browsers say of themselves', () => {
  expect(majorOf('Chromium 150.0.7871.100 built on Debian GNU/Linux 12 (bookworm)')).toBe(150);
  expect(majorOf('Google Chrome for Testing 159.0.8154.6')).toBe(159);
  expect(majorOf('99.0.1')).toBe(99);
  expect(majorOf('')).toBeNaN();
});

test('pictures are compared in a browser of a version that made them, whatever its patches', () => {
  expect(obstacle(made, linux('Chromium 150.0.7871.100'))).toBeUndefined();
  expect(obstacle(made, linux('148.1.2.3'))).toBeUndefined();
});

test('where they are not compared, one line says why and what to do', () => {
  const lines = [
    obstacle(made, linux('Chromium 151.0.7900.1')),
    obstacle(made, linux('')),
    obstacle(made, {platform: 'darwin', browser: ''}),
  ];
  for (const line of lines) expect(line).toMatch(/^The pictures of pages were not compared: [^\n]+\.$/);
  expect(lines[0]).toContain('Chromium 148 and 150, and this is 151');
  expect(lines[0]).toContain('"npm run pictures"');
  expect(lines[1]).toContain('an unknown version');
  expect(lines[2]).toContain('darwin');
});

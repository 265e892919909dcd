import {expect, test} from '@playwright/test';
import {adviceOn, obstacle} from './pictures';

test('where pictures cannot be compared, the tests fail and say what to do', () => {
  expect(obstacle('linux')).toBeUndefined();
  for (const platform of ['darwin', 'win32'] as const)
    expect(obstacle(platform)).toMatch(new RegExp(`this is ${platform}: .*PICTURES=off`));
});

test('a picture that differs is accepted, and one of another browser made anew', () => {
  expect(adviceOn({chromium: 156}, 156)).not.toContain('156');
  expect(adviceOn({chromium: 156}, 159)).toMatch(/Chromium 156, and this is 159.*"npm run pictures"/);
});

import path from 'node:path';
import {expect, test} from '@playwright/test';
import {engines, isInstalled, missingLine} from './engines';

const at = (file: string) => ({executablePath: () => file});
const nowhere = {
  executablePath(): string {
    throw new Error('no build for this system');
  },
};
const NAMES = ['firefox', 'webkit'];

/** Any file stands for a browser that is there. */
const choose = (firefox: {executablePath(): string}, webkit: {executablePath(): string}) =>
  engines({firefox, webkit} as Parameters<typeof engines>[0])
    .filter(isInstalled)
    .map(({name}) => name);

test('a browser is chosen where its program is on the disk', () => {
  const [there, gone] = [at(__filename), at(path.join(__dirname, 'gone'))];
  expect(choose(there, there)).toEqual(NAMES);
  expect(choose(there, gone)).toEqual(['firefox']);
  expect(choose(gone, there)).toEqual(['webkit']);
  expect(choose(gone, nowhere)).toEqual([]);
});

test('one that is not there is named in one line that says how to install it', () => {
  expect(engines().map(({name}) => name)).toEqual(NAMES);
  for (const engine of engines()) {
    expect(missingLine(engine)).toMatch(/^(Firefox|WebKit) is not installed: its tests did not run\./);
    expect(missingLine(engine)).toContain(`playwright install ${engine.name}"`);
    expect(missingLine(engine)).not.toContain('\n');
  }
});

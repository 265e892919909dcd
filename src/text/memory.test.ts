import {expect, test} from '@playwright/test';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import memoryPlugin from './memory';

type Tap = (name: string, done: () => void) => void;

/** The function that runs once all pages are compiled. */
function afterCompiling(mode: 'development' | 'production'): (() => void) | undefined {
  let found: (() => void) | undefined;
  const finishMake = {tap: ((_name, done) => (found = done)) as Tap};
  const config = memoryPlugin().configureWebpack?.({mode}, false, {} as ConfigureWebpackUtils, undefined);
  const [plugin] = config?.plugins ?? [];
  (plugin as {apply: (compiler: object) => void} | undefined)?.apply({hooks: {finishMake}});
  return found;
}

test('once a build has compiled its pages, the memory that they used is freed', async () => {
  const left = new WeakRef({tree: new Array(1000).fill('node')});
  // WeakRef targets created in this turn are kept until it ends.
  await new Promise(setImmediate);
  expect(left.deref()).toBeDefined();
  await new Promise(setImmediate);
  afterCompiling('production')?.();
  expect(left.deref()).toBeUndefined();
});

test('the development server, which compiles page by page, does not collect garbage', () => {
  expect(afterCompiling('development')).toBeUndefined();
});

import {expect, test} from '@playwright/test';
import {isCacheAffordable} from './bundler';

const names = (count: number) => Array.from({length: count}, (_, at) => `v${count - at}`);

test('a build of many versions does not use the bundler cache, which would take it past 4 GB', () => {
  expect(isCacheAffordable(names(10), {NODE_ENV: 'production'})).toBe(true);
  expect(isCacheAffordable(names(11), {NODE_ENV: 'production'})).toBe(false);
});

test('the development server always uses it, which makes every start but the first faster', () => {
  expect(isCacheAffordable(names(25), {NODE_ENV: 'development'})).toBe(true);
});

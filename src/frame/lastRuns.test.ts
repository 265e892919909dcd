import {expect, test} from '@playwright/test';
import {runOf, textHash} from './lastRuns';

const facts = {framework: '1.0.0', php: '8.2.29', date: '2025-11-24'};
const runs = {'docs/page.md': {hash: textHash('# Page\n\nText\n'), ...facts}};

test('a page says what its samples ran on', () => {
  expect(runOf(runs, 'docs/page.md', '# Page\n\nText\n')).toEqual(facts);
});

test('line ends of another system are no other text', () => {
  expect(runOf(runs, 'docs/page.md', '# Page\r\n\r\nText\r\n')).toEqual(facts);
});

test('a page that was edited since says nothing', () => {
  expect(runOf(runs, 'docs/page.md', '# Page\n\nNew text\n')).toBeUndefined();
});

test('a page that was not run says nothing', () => {
  expect(runOf(runs, 'docs/other.md', '# Page\n\nText\n')).toBeUndefined();
});

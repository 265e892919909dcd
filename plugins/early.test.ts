import {expect, test} from '@playwright/test';
import {earlyScript} from './early';

test('addresses lead to their lower case, unless a version has capitals in its name', () => {
  expect(earlyScript(['v2', 'v1'])).toContain('toLowerCase');
  expect(earlyScript(['V2', 'v1'])).not.toContain('toLowerCase');
});

test('it is one script that parses', () => {
  expect(() => new Function(earlyScript([]))).not.toThrow();
});

import {expect, test} from '@playwright/test';
import {withoutSlash} from './address';

test('an address has no slash at its end', () => {
  expect(withoutSlash('/docs/v1/modules/')).toBe('/docs/v1/modules');
  expect(withoutSlash('https://example.org//')).toBe('https://example.org');
  expect(withoutSlash('/docs')).toBe('/docs');
  expect(withoutSlash('/')).toBe('');
});

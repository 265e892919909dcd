import {expect, test} from '@playwright/test';
import {partsOf, withoutSlash} from './address';

test('an address has no slash at its end', () => {
  expect(withoutSlash('/docs/v1/modules/')).toBe('/docs/v1/modules');
  expect(withoutSlash('https://example.org//')).toBe('https://example.org');
  expect(withoutSlash('/docs')).toBe('/docs');
  expect(withoutSlash('/')).toBe('');
});

test('an address is split into its parts and joined again', () => {
  expect(partsOf('/a/b?c=1?d#e?f#g')).toEqual({pathname: '/a/b', search: '?c=1?d', hash: '#e?f#g'});
  expect(partsOf('/a#b')).toEqual({pathname: '/a', search: '', hash: '#b'});
  expect(partsOf('')).toEqual({pathname: '', search: '', hash: ''});
});

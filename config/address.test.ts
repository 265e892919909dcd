import {expect, test} from '@playwright/test';
import {follow, partsOf, withoutSlash} from './address';

test('an address has no slash at its end', () => {
  expect(withoutSlash('/docs/v1/modules/')).toBe('/docs/v1/modules');
  expect(withoutSlash('https://example.org//')).toBe('https://example.org');
  expect(withoutSlash('/docs')).toBe('/docs');
  expect(withoutSlash('/')).toBe('');
});

test('an address is taken apart and put together again', () => {
  expect(partsOf('/a/b?c=1?d#e?f#g')).toEqual({pathname: '/a/b', search: '?c=1?d', hash: '#e?f#g'});
  expect(partsOf('/a#b')).toEqual({pathname: '/a', search: '', hash: '#b'});
  expect(partsOf('')).toEqual({pathname: '', search: '', hash: ''});
});

test('a request that is led on keeps its query, and its fragment where the target has none', () => {
  const cases: [to: string, search: string, hash: string, arrives: string][] = [
    ['/a', '', '', '/a'],
    ['/a', '?', '', '/a?'],
    ['/a', '?q=1', '#own', '/a?q=1#own'],
    ['/a#part', '?q=1', '', '/a?q=1#part'],
    ['/a#part', '', '#own', '/a#part'],
    ['/a?b=2', '?q=1?', '#own', '/a?b=2&q=1?#own'],
    ['/a?b=2#part', '', '', '/a?b=2#part'],
  ];
  for (const [to, search, hash, arrives] of cases) {
    expect(Object.values(follow(to, {search, hash})).join('')).toBe(arrives);
  }
});

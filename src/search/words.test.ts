import {expect, test} from '@playwright/test';
import {nameKey, queryWords, stem, tokenize, wordsKey} from './words';

test('a name is indexed whole and by its parts', () => {
  expect(tokenize('RouterInterface')).toEqual(
    expect.arrayContaining(['routerinterface', 'router', 'interface']),
  );
  expect(tokenize('HTTP_NOT_FOUND')).toEqual(['http_not_found', 'http', 'not', 'found']);
  expect(tokenize('toJSONText()')).toEqual(['tojsontext', 'to', 'json', 'text']);
  expect(tokenize('$uid, 401')).toEqual(['$uid', '401']);
});

test('words with a hyphen are also indexed without it, and each word by its stem', () => {
  expect(tokenize('K-07')).toEqual(['k', '07', 'k07']);
  expect(tokenize('hashing')).toEqual(['hashing', 'hash']);
  for (const family of [
    ['hash', 'hashes', 'hashing', 'hashed'],
    ['route', 'routes', 'router', 'routing'],
    ['install', 'installation', 'installing'],
    ['code', 'codes'],
    ['map', 'maps', 'mapping', 'mapped'],
    ['repository', 'repositories'],
  ]) {
    expect(new Set(family.map(stem)).size, family.join()).toBe(1);
  }
  expect(stem('core')).not.toBe(stem('cors'));
});

test('a query has each word once, without stop words', () => {
  expect(queryWords('Then then THEN map')).toEqual(['THEN', 'map']);
  expect(queryWords('How do I hash a password?')).toEqual(['hash', 'password']);
  expect(queryWords('what is this')).toEqual(['what', 'is', 'this']);
  expect(queryWords('ResultType::ensure')).toEqual(['ResultType', 'ensure']);
  expect(queryWords('مرحبا 🎉 <b>')).toEqual(['مرحبا', 'b']);
  expect(queryWords('"<>🎉')).toEqual([]);
});

test('the key of a name does not depend on spaces, hyphens, case or endings', () => {
  expect(nameKey('Use cases')).toBe(nameKey('what is a use case'));
  expect(nameKey('IntUtils')).toBe(nameKey('intutils'));
  expect(nameKey('quick-start')).toBe(nameKey('Quick start'));
  expect(nameKey('log in')).toBe(nameKey('login'));
  expect(wordsKey('then vs map')).toBe(wordsKey('Map or then'));
  expect(nameKey('Router')).not.toBe(nameKey('Request'));
});

import {expect, test} from '@playwright/test';
import {askedWords, classOf, essence, keyOf, memberOf, stemOf, termsOf} from './words';

test('a name counts whole and by its words', () => {
  expect(termsOf('RouterInterface')).toEqual(
    expect.arrayContaining(['routerinterface', 'router', 'interface']),
  );
  expect(termsOf('HTTP_NOT_FOUND')).toEqual(['http_not_found', 'http', 'not', 'found']);
  expect(termsOf('toJSONText()')).toEqual(['tojsontext', 'to', 'json', 'text']);
  expect(termsOf('$uid, 401')).toEqual(['$uid', '401']);
});

test('words with a hyphen count without it too, and each word by its stem', () => {
  expect(termsOf('K-07')).toEqual(['k', '07', 'k07']);
  expect(termsOf('hashing')).toEqual(['hashing', 'hash']);
  for (const family of [
    ['hash', 'hashes', 'hashing', 'hashed'],
    ['route', 'routes', 'router', 'routing'],
    ['install', 'installation', 'installing'],
    ['code', 'codes'],
    ['map', 'maps', 'mapping', 'mapped'],
    ['repository', 'repositories'],
  ]) {
    expect(new Set(family.map(stemOf)).size, family.join()).toBe(1);
  }
  expect(stemOf('core')).not.toBe(stemOf('cors'));
});

test('a question has each word once, without those that only ask', () => {
  expect(askedWords('Then then THEN map')).toEqual(['Then', 'map']);
  expect(askedWords('How do I hash a password?')).toEqual(['hash', 'password']);
  expect(askedWords('what is this')).toEqual(['what', 'is', 'this']);
  expect(askedWords('ResultType::ensure')).toEqual(['ResultType', 'ensure']);
  expect(askedWords('مرحبا 🎉 <b>')).toEqual(['مرحبا', 'b']);
  expect(askedWords('"<>🎉')).toEqual([]);
});

test('names have a key that spaces, hyphens, capitals and endings do not change', () => {
  expect(keyOf('Use cases')).toBe(keyOf('what is a use case'));
  expect(keyOf('IntUtils')).toBe(keyOf('intutils'));
  expect(keyOf('quick-start')).toBe(keyOf('Quick start'));
  expect(keyOf('Router')).not.toBe(keyOf('Request'));
});

test('a class is known by its namespace', () => {
  const cache = {space: 'Rift\\Contracts\\Cache', name: 'CacheInterface'};
  expect(classOf('Rift\\Contracts\\Cache\\CacheInterface')).toEqual(cache);
  expect(classOf(' use \\Rift\\Contracts\\Cache\\CacheInterface; ')).toEqual(cache);
  expect(classOf('CacheInterface')).toBeUndefined();
  expect(classOf('a class like A\\B')).toBeUndefined();
});

test('only letters and digits make two texts differ', () => {
  expect(essence('Rift\\Contracts: "Cache"')).toBe('rift contracts cache');
});

test('a member is asked for behind its class, and by its brackets', () => {
  expect(memberOf('ResultType::ensure')).toBe('ensure');
  expect(memberOf('$result->ensure(fn () => true)')).toBe('ensure');
  expect(memberOf(' ensure() ')).toBe('ensure');
  expect(memberOf('ensure')).toBeUndefined();
  expect(memberOf('chain of calls (long)')).toBeUndefined();
});

import {expect, test} from '@playwright/test';
import {askedWords, essence, memberOf, wordsOf} from './words';

test('a name counts whole and by its words', () => {
  expect(wordsOf('RouterInterface')).toEqual(['routerinterface', 'router', 'interface']);
  expect(wordsOf('HTTP_NOT_FOUND')).toEqual(['http_not_found', 'http', 'not', 'found']);
  expect(wordsOf('toJSONText()')).toEqual(['tojsontext', 'to', 'json', 'text']);
  expect(wordsOf('Rift\\Contracts')).toEqual(['rift', 'contracts']);
  expect(wordsOf('$uid, 401')).toEqual(['$uid', '401']);
});

test('a question has each word once, as it was typed', () => {
  expect(askedWords('Then then THEN map')).toEqual(['then', 'map']);
  expect(askedWords('ResultType::ensure')).toEqual(['resulttype', 'ensure']);
  expect(askedWords('مرحبا 🎉 <b>')).toEqual(['مرحبا', 'b']);
  expect(askedWords('"<>🎉')).toEqual([]);
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

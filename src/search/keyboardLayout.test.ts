import {expect, test} from '@playwright/test';
import {isForeign, typedInLatin} from './keyboardLayout';

test('a word typed on a Cyrillic layout is read as its keys on a Latin layout', () => {
  expect(typedInLatin('ьшввдуцфку')).toBe('middleware');
  expect(typedInLatin('Кщгеук')).toBe('router');
  expect(typedInLatin('кфеу дшьше')).toBe('rate limit');
  expect(typedInLatin('іуіішщті')).toBe('sessions');
  expect(typedInLatin('naïve router')).toBeUndefined();
});

test('letters of another alphabet are distinguished from punctuation, digits and accents', () => {
  for (const text of ['кэш', 'キャッシュ', 'שלום', 'cache 缓存']) expect(isForeign(text), text).toBe(true);
  for (const text of ['naïve', '404', 'K-07 🎉', '$result->then()'])
    expect(isForeign(text), text).toBe(false);
});

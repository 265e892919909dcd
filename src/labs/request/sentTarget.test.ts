import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {isBare, sentTarget} from './sentTarget';

test('a path is sent as people type it', () => {
  for (const [typed, sent] of [
    ['/plans', '/plans'],
    ['/plans/?a=b/c?d', '/plans/?a=b/c?d'],
    ['http://api.test/plans', '/plans'],
    ['HTTPS://me:x@api.test:8080/plans?a=b#c', '/plans?a=b'],
    ['http://api.test', '/'],
    ['http://', '/'],
    ['plans', '/plans'],
    ['?a=b', '/?a=b'],
    ['/plans#x', '/plans'],
    ['#x', '/'],
    ['', '/'],
    [' /plans ', '/plans'],
    ['//plans', '//plans'],
    ['/plans/é b', '/plans/%C3%A9%20b'],
    ['/plans/é?a=é b', '/plans/%C3%A9?a=%C3%A9%20b'],
    ['/plans/%C3%A9', '/plans/%C3%A9'],
    ['/a%zz', '/a%zz'],
    ['/<script>', '/%3Cscript%3E'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])
    expect(sentTarget(String(typed)), typed).toBe(sent);
});

test('what is no path is known', () => {
  for (const typed of ['', 'plans', '?a', '#a', 'a:b']) expect(isBare(typed), typed).toBe(true);
  for (const typed of ['/', ' /a', 'http://', 'https://a/b']) expect(isBare(typed), typed).toBe(false);
});

test('whatever is typed, a request line can hold it', () => {
  const text = fc.array(
    fc.oneof(fc.string({unit: 'binary', maxLength: 3}), fc.constantFrom(...':/?#@[]\\% .', '//', '..')),
  );
  fc.assert(
    fc.property(text, (units) => {
      const sent = sentTarget(units.join(''));
      expect(sent).toMatch(/^\/[!-~]*$/);
      expect(sent).not.toContain('#');
      expect(sentTarget(sent)).toBe(sent);
    }),
  );
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {headingFace} from '../config/site';
import {addressOf, CHARACTERS} from './face';
import {ROOT} from '../config/command';

const read = (file: string) => readFileSync(path.join(ROOT, file));

test('the heading face is named after its content, and pages use that name', () => {
  expect(addressOf(read(`static${headingFace}`))).toBe(headingFace);
  const addresses = String(read('src/css/tokens.css')).match(/\/assets\/fonts\/[^']+/g);
  expect(new Set(addresses)).toEqual(new Set([headingFace]));
});

test('the heading face is used for exactly the characters that it contains', () => {
  const ranges = String(read('src/css/tokens.css')).match(/unicode-range: [^;]+/g) ?? [];
  expect(ranges.length).toBeGreaterThan(0);
  for (const range of ranges) {
    const named = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const start = parseInt(first, 16);
        return Array.from({length: parseInt(last, 16) - start + 1}, (_, index) => start + index);
      },
    );
    expect(String.fromCodePoint(...named)).toBe([...CHARACTERS].sort().join(''));
  }
});

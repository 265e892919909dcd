import {expect, test} from '@playwright/test';
import {activeHeading} from './activeHeading';

const LINE = {landingLine: 70, isAtEnd: false};
const at = (...tops: number[]) => tops.map((top, index) => ({id: `h${index + 1}`, top}));

test('no heading is active above the first', () => {
  expect(activeHeading(at(200, 400), LINE)).toBeUndefined();
  expect(activeHeading([], LINE)).toBeUndefined();
  expect(activeHeading([], {...LINE, isAtEnd: true})).toBeUndefined();
});

test('a heading is active from where a jump lands, give or take a fraction, until the next one gets there', () => {
  expect(activeHeading(at(70.6, 400), LINE)).toBe('h1');
  expect(activeHeading(at(-500, 90), LINE)).toBe('h1');
  expect(activeHeading(at(-900, 70), LINE)).toBe('h2');
});

test('at the end of the page the last heading is active, however short its section', () => {
  expect(activeHeading(at(-300, 500, 700), {...LINE, isAtEnd: true})).toBe('h3');
});

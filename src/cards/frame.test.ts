import {expect, test} from '@playwright/test';
import {CARD} from './cardAddress';
import {faultAt} from './frame';

test('the step has a different place in each section, always within the card', () => {
  const sections = ['Modules', 'Guides', 'Architecture', 'Reference', 'Basic concepts', ''];
  const places = sections.map(faultAt);
  expect(new Set(places).size).toBe(sections.length);
  expect(Math.min(...places)).toBeGreaterThan(0.3 * CARD.width);
  expect(Math.max(...places)).toBeLessThan(0.8 * CARD.width);
});

import {expect, test} from '@playwright/test';
import {heightOf, nameIn, withoutHeight} from './sourceText';

const source = 'flowchart LR\n    %% height: 120\n    accTitle: A picture\n    A --> B';

test('a diagram gets the height that it says, with room around it', () => {
  expect(heightOf(source)).toBe(160);
});

test('one that does not say it gets room all the same', () => {
  expect(heightOf('pie')).toBe(440);
  expect(heightOf('flowchart LR\n  A["%% height: 9"]')).toBe(440);
});

test('its name is its accTitle', () => {
  expect(nameIn(source)).toBe('A picture');
  expect(nameIn('kanban\n    %% accTitle: A board')).toBe('A board');
  expect(nameIn('pie')).toBe('without a name');
});

test('without its height a source keeps all other lines', () => {
  expect(withoutHeight(source)).toBe('flowchart LR\n    accTitle: A picture\n    A --> B');
  for (const other of ['pie', 'flowchart LR\n  A["%% height: 9"]', 'pie\n  %% accTitle: A'])
    expect(withoutHeight(other)).toBe(other);
});

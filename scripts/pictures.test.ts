import {expect, test} from '@playwright/test';
import {changes, versionsOf} from './pictures.mjs';

test('each picture that is new, changed or gone is named, and no other', () => {
  const before = new Map([
    ['a.png', '1'],
    ['b.png', '2'],
    ['d.png', '4'],
  ]);
  const after = new Map([
    ['a.png', '1'],
    ['b.png', 'other'],
    ['c.png', '3'],
  ]);
  expect(changes(before, after)).toEqual([
    'changed  e2e/pictures/b.png',
    'new      e2e/pictures/c.png',
    'removed  e2e/pictures/d.png',
  ]);
  expect(changes(after, after)).toEqual([]);
});

test('a version joins the others where it changes no picture, and stands alone where it does', () => {
  const note = 'changed  e2e/pictures/maker.json';
  expect(versionsOf([150], [99], [note])).toEqual([99, 150]);
  expect(versionsOf([150], [150], [])).toEqual([150]);
  expect(versionsOf([150], [156], [note, 'changed  e2e/pictures/b.png'])).toEqual([156]);
});

import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {nextIndex, type Key} from './keys';
import {isTyping} from './dom';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test('arrow keys along the row wrap around, Home and End go to its ends, and other keys lead nowhere', () => {
  for (const [key, axis, index, length, next] of [
    ['ArrowRight', 'horizontal', 3, 4, 0],
    ['ArrowLeft', 'horizontal', 0, 4, 3],
    ['ArrowDown', 'vertical', 1, 4, 2],
    ['ArrowUp', 'vertical', 2, 4, 1],
    ['Home', 'vertical', 2, 4, 0],
    ['End', 'horizontal', 2, 4, 3],
    ['ArrowDown', 'horizontal', 1, 4, undefined],
    ['Enter', 'horizontal', 1, 4, undefined],
    ['End', 'horizontal', 0, 0, undefined],
  ] as const)
    expect(nextIndex(press(key), axis, index, length), `${key}, ${axis}`).toBe(next);
  for (const held of ['altKey', 'metaKey', 'ctrlKey'])
    expect(nextIndex(press('ArrowLeft', {[held]: true}), 'horizontal', 1, 4), held).toBeUndefined();
});

test('text is typed into fields and lists, not into buttons, boxes or the page', () => {
  const {document} = new JSDOM(`
    <input><input type="search"><input type="number"><textarea></textarea><select></select>
    <button></button><input type="checkbox"><input type="submit"><a href="#"></a><p></p>
  `).window;
  const typed = [...document.body.children].map((element) => isTyping(element));
  expect(typed).toEqual([true, true, true, true, true, false, false, false, false, false]);
  expect(isTyping(document)).toBe(false);
  expect(isTyping(null)).toBe(false);
  expect(isTyping(Object.assign(document.createElement('div'), {isContentEditable: true}))).toBe(true);
});

import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {isTyping} from './dom';

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

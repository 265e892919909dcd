import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {areShortcutsOn, isTyping, setShortcuts, SHORTCUTS_KEY, subscribeShortcuts} from './shortcuts';

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

test.describe('the choice', () => {
  const {localStorage} = new JSDOM('', {url: 'https://rift.example'}).window;
  const use = (storage: unknown) => Object.assign(globalThis, {localStorage: storage});

  test.afterEach(() => use(undefined));

  test('shortcuts are on until they are turned off, and the choice is stored', () => {
    use(localStorage);
    expect(areShortcutsOn()).toBe(true);
    setShortcuts(false);
    expect(areShortcutsOn()).toBe(false);
    expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off');
    setShortcuts(true);
    expect(areShortcutsOn()).toBe(true);
    expect(localStorage.getItem(SHORTCUTS_KEY)).toBeNull();
  });

  test('a change is told to those who watch, and to nobody else', () => {
    use(localStorage);
    Object.assign(globalThis, {window: new JSDOM('').window});
    const told: boolean[] = [];
    const leave = subscribeShortcuts(() => told.push(areShortcutsOn()));
    setShortcuts(false);
    setShortcuts(true);
    leave();
    setShortcuts(true);
    expect(told).toEqual([false, true]);
    Object.assign(globalThis, {window: undefined});
  });

  test('where storage is denied the choice holds for the page', () => {
    const deny = () => {
      throw new Error('denied');
    };
    use({getItem: deny, setItem: deny, removeItem: deny});
    expect(areShortcutsOn()).toBe(true);
    setShortcuts(false);
    expect(areShortcutsOn()).toBe(false);
    setShortcuts(true);
    expect(areShortcutsOn()).toBe(true);
  });
});

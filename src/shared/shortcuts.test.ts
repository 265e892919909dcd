import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {areShortcutsOn, setShortcuts, SHORTCUTS_KEY, subscribeShortcuts} from './shortcuts';

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

  test('a change reaches subscribers only', () => {
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

  test('if storage is denied, the choice holds for the page', () => {
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

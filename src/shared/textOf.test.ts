import {createElement} from 'react';
import {expect, test} from '@playwright/test';
import {textOf} from './textOf';

test('the text of a node is that of all its elements, each block on its own line', () => {
  const cell = createElement('div', null, 'Limit: ', 5, createElement('code', null, 'DB_HOST'));
  expect(textOf([null, false, cell, createElement('li', null, 'next')])).toBe('\nLimit: 5DB_HOST\nnext');
});

import {expect, test} from '@playwright/test';
import {cardPath, cardText} from './cardAddress';

test('each page has a card of its own, whatever its address ends with', () => {
  expect(cardPath('/')).toBe('/img/cards/index.png');
  expect(cardPath('/docs/v1/modules')).toBe('/img/cards/docs/v1/modules.png');
  expect(cardPath('/docs/v1/modules/')).toBe('/img/cards/docs/v1/modules.png');
});

test('the text of a card is its title, with the version if there is one', () => {
  expect(cardText('Crypto', 'v1')).toBe('Rift documentation v1: Crypto');
  expect(cardText('Changes')).toBe('Rift: Changes');
});

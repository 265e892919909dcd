import {expect, test} from '@playwright/test';
import {readCard} from './readCard';

const json = (value: object) => `<script type=application/ld+json>${JSON.stringify(value)}</script>`;

const crumbs = json({'@type': 'BreadcrumbList', itemListElement: [{name: 'Modules'}, {name: 'Crypto'}]});

function page(image: string, more = ''): string {
  return `<!doctype html><html><head><meta property=og:title content="Crypto &amp; keys | Rift"/>
<meta property="og:image" content="https://example.org${image}">${more}</head><body><h1>Other</h1></body></html>`;
}

test('a card has the title, the groups and the version of its page', () => {
  const html = page(
    '/img/cards/docs/v1/modules/crypto.png',
    crumbs + json({'@type': 'TechArticle', version: 'v1'}),
  );
  expect(readCard(html)).toEqual({
    file: 'img/cards/docs/v1/modules/crypto.png',
    title: 'Crypto & keys',
    trail: ['Modules'],
    label: 'Documentation v1',
  });
});

test('the card of a page outside the docs has only a title', () => {
  expect(readCard(page('/img/cards/index.png'))).toEqual({
    file: 'img/cards/index.png',
    title: 'Crypto & keys',
    trail: [],
    label: '',
  });
});

test('a page that names no card has none', () => {
  expect(readCard(page('/img/own.png'))).toBeUndefined();
  expect(readCard('<html><head><title>a</title></head></html>')).toBeUndefined();
});

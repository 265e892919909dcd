import {expect, test} from '@playwright/test';
import {deliver, readPage} from './page';
import {readSheet} from './sheet';

const sheet = readSheet('p{color:red}nav{color:blue}');
const how = {
  sheetAt: () => sheet,
  diagramSvgAt: (src: string) => `<svg id="${src}"><!--50% & more--></svg>`,
  keep: (text: string) => `/kept/${text.length}.json`,
};

const deliverHtml = (html: string) => deliver(readPage(html), how);

test('a page has its style in it, and the one script that readers run', () => {
  const html =
    '<!doctype html><html><head><meta name=a><link rel=stylesheet href=/a.css /><script src=/assets/js/main.1.js defer></script><script src=/assets/js/assets.2.js defer></script></head><body><p>A &amp; B</body></html>';
  expect(deliverHtml(html)).toBe(
    '<!doctype html><html><head><meta name=a><style data-part>p{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/a.css"></noscript>' +
      '<link rel="stylesheet" href="/a.css" media="print" data-whole-sheet>' +
      '<script src=/assets/js/main.1.js defer></script></head><body><p>A &amp; B</body></html>',
  );
});

test('a page without a style sheet stays as it is', () => {
  const html = '<html><head><script src=/a.js></script></head><body></body></html>';
  expect(deliverHtml(html)).toBe(html);
});

test('the properties of a large island are a file', () => {
  const island = (props: string) => `<div data-island="A" data-props="${props}"></div>`;
  const page = (props: string) => `<link rel=stylesheet href=/a.css>${island(props)}`;
  expect(deliverHtml(page('x'.repeat(2000)))).toContain(island('x'.repeat(2000)));
  expect(deliverHtml(page('x'.repeat(2001)))).toContain(
    '<div data-island="A" data-props-file="/kept/2001.json"></div>',
  );
});

test('a page with two sheets is refused: one would be lost', () => {
  const link = '<link rel=stylesheet href=/a.css>';
  expect(() => deliverHtml(link + link)).toThrow('2 style sheets');
});

test('the first diagram of a page is in it where it is seen at once', () => {
  const head =
    '<html><head><link rel=stylesheet href=/a.css><script src=/m.js defer></script></head><body><img src=/assets/diagrams/0.svg>';
  const page = (text: string, next: string) =>
    `${head}<div class="theme-doc-markdown markdown"><p>${text}</p>${next}</div>`;
  const lazy = (name: string) => `<img loading=lazy src=/assets/diagrams/${name}.svg width=1>`;
  const delivered = deliverHtml(page('Short', lazy('a') + lazy('b')));
  expect(delivered).toContain(
    `<p>Short</p><img  src="data:image/svg+xml,<svg id='/assets/diagrams/a.svg'><!--50%25 &amp; more--></svg>" width=1>${lazy('b')}`,
  );
  const long = page('<b class="many">x</b>'.repeat(2000), lazy('a'));
  expect(deliverHtml(long)).toContain(lazy('a'));
  expect(deliverHtml(page('None', ''))).not.toContain('data:');
});

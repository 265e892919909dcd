import {expect, test} from '@playwright/test';
import {deliver, readPage, textOf} from './page';
import {readSheet} from './sheet';

const sheet = readSheet('p{color:red}nav{color:blue}');
const how = {
  sheetAt: () => sheet,
  pictureAt: (src: string) => `<svg id="${src}"><!--50% & more--></svg>`,
  starter: 'start()',
};

const deliverHtml = (html: string) => deliver(readPage(html), how);

test('a page has its style in it, and its scripts wait', () => {
  const html =
    '<!doctype html><html><head><meta name=a><link rel=stylesheet href=/a.css /><script src=/r.js defer></script><script src=/m.js defer></script></head><body><p>A &amp; B</body></html>';
  expect(deliverHtml(html)).toBe(
    '<!doctype html><html><head><meta name=a><style data-part>p{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/a.css"></noscript>' +
      '<script data-style="/a.css" data-scripts="/r.js /m.js">start()</script></head><body><p>A &amp; B</body></html>',
  );
});

test('a page without the application stays as it is, and so does a script that is not deferred', () => {
  const html =
    '<html><head><script src=/a.js></script><link rel=stylesheet href=/a.css></head><body></body></html>';
  expect(deliverHtml(html)).toBe(html);
});

test('a page with two sheets, or none, is refused: one would be lost', () => {
  const script = '<script src=/m.js defer></script>';
  const link = '<link rel=stylesheet href=/a.css>';
  expect(() => deliverHtml(script)).toThrow('0 style sheets');
  expect(() => deliverHtml(link + link + script)).toThrow('2 style sheets');
});

test('the text of a page of the documentation can be had by itself, and says with which scripts it goes', () => {
  const scripts = '<script src=/r.js defer></script><script src=/m.js defer></script>';
  const text = '<h1>A &amp; B</h1><p class=a>C';
  const page = (body: string) => readPage(`<html><head>${scripts}</head><body>${body}</body></html>`);
  expect(textOf(page(`<div class="theme-doc-markdown markdown">${text}</div><p>after`))).toBe(
    `<!--/r.js /m.js-->${text}`,
  );
  expect(textOf(page(`<div class="markdown">${text}</div>`))).toBeUndefined();
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

import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {markupIn} from '../../diagrams/source';
import {attributeOf} from './elements';
import {deliver, FOLLOW, isRedirecting, readPage, redirecting} from './page';
import {policyOf, scriptHashes} from './policy';

const sheets: Record<string, string> = {
  '/assets/css/site.1.css': 'p{color:red}.Logo_brand{color:blue}',
  '/assets/css/tables.css': '.string,.menu__link{color:red}.DataTable_row:hover{color:blue}',
  '/assets/css/quoting.css': '.Logo_brand::after{content:"</style>"}',
};
const how = {
  sheetAt: (href: string) => sheets[href] ?? '',
  diagramSvgAt: (src: string) => `<svg id="${src}"><text>Say "hi", it's 50% &amp; #1</text></svg>\n`,
  saveText: (text: string) => `/saved/${text.length}.json`,
};

const deliverHtml = (html: string) => deliver(readPage(html), how);

const head = (styles: string, scripts = '') =>
  `<!doctype html><html><head><meta name=a>${styles}${scripts}</head>`;
const links =
  '<link rel=stylesheet href=/assets/css/tables.css /><link rel=stylesheet href=/assets/css/site.1.css />';
const site = `<style data-href=/assets/css/site.1.css>${sheets['/assets/css/site.1.css']}</style>`;
const tables = `<style data-href=/assets/css/tables.css>${sheets['/assets/css/tables.css']}</style>`;

test('a page contains the style sheets that have one of its classes, that of the site first', () => {
  const plain = '<body><p class="Logo_brand"><b class="string menu__link">A &amp; B</b></body></html>';
  expect(deliverHtml(head(links) + plain)).toBe(head(site) + plain);
  const table = '<body><p class="Logo_brand"><b class="wide DataTable_row">A</b></body></html>';
  expect(deliverHtml(head(links) + table)).toBe(head(site + tables) + table);
});

test('what the page says, in a style sheet or an address, stays what it is', () => {
  const brand = '<body><p class="Logo_brand">A</p></body></html>';
  const quoting = '<link rel=stylesheet href=/assets/css/quoting.css>';
  const script = '<script src="/assets/js/main.js?a&amp;b=%22&quot;" defer></script>';
  const delivered = readPage(deliverHtml(head(quoting, script) + brand));
  expect(delivered.html).toContain(String.raw`.Logo_brand::after{content:"<\/style>"}</style>`);
  expect(delivered.elements.map(({attrs}) => attrs)).toContainEqual([
    {name: 'data-src', value: '/assets/js/main.js?a&b=%22"'},
  ]);
});

test('the properties of a large island are a file', () => {
  const island = (props: string) => `<div data-island="A" data-props="${props}"></div>`;
  expect(deliverHtml(island('x'.repeat(2000)))).toContain(island('x'.repeat(2000)));
  expect(deliverHtml(island('x'.repeat(2001)))).toContain(
    '<div data-island="A" data-props-file="/saved/2001.json"></div>',
  );
});

test('the first diagram of a page is in it where it is seen at once', () => {
  const page = (text: string, next: string) =>
    `<html><body><img src=/assets/diagrams/0.svg><div class="theme-doc-markdown markdown"><p>${text}</p>${next}</div>`;
  const lazy = (name: string) => `<img loading=lazy src=/assets/diagrams/${name}.svg width=1>`;
  const delivered = deliverHtml(page('Short', lazy('a') + lazy('b')));
  expect(delivered).toMatch(/<p>Short<\/p><img +src='data:[^']*' width=1>/);
  expect(delivered).toContain(lazy('b'));
  const drawn = readPage(delivered)
    .elements.map((one) => attributeOf(one, 'src'))
    .find((src) => src?.startsWith('data:'));
  expect(markupIn(drawn ?? '')).toBe(how.diagramSvgAt('/assets/diagrams/a.svg'));
  const long = page('<b class="many">x</b>'.repeat(2000), lazy('a'));
  expect(deliverHtml(long)).toContain(lazy('a'));
  expect(deliverHtml(page('None', ''))).not.toContain('data:');
});

test('redirecting pages have the same script', () => {
  const html =
    '<meta http-equiv="refresh"><link rel="canonical" href="/a" /><script>\n location.href = "/a";\n</script>';
  expect(isRedirecting(readPage(html))).toBe(true);
  expect(isRedirecting(readPage(`${html}<div id="__docusaurus"></div>`))).toBe(false);
  expect(redirecting(readPage(html))).toContain(`href="/a" /><script>${FOLLOW}</script>`);
});

test('the policy names scripts of a page by their text, but not data and files', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html =
    '<script>a < b && c</script><script type="application/ld+json">{}</script><script src=/a.js></script><script type=module>d()</script>';
  expect(scriptHashes(readPage(html).elements)).toEqual([hash('a < b && c'), hash('d()')]);
  // A policy names each once, in an order of its own, and lets nothing else run.
  const policy = policyOf(["'sha256-b'", "'sha256-a'", "'sha256-b'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['default-src', 'object-src', 'base-uri', 'frame-ancestors']));
});

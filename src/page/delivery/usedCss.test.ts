import {expect, test} from '@playwright/test';
import {readPage} from './page';
import {namesIn} from './elements';
import {readSheet} from './sheet';
import {usedCss} from './usedCss';

/** What is left of a style sheet for a page. */
function usedOf(css: string, html: string): string {
  const sheet = readSheet(css);
  return usedCss(sheet, namesIn(readPage(html).elements), html);
}

const PAGE = '<html><body><main class="page wide" id="top"><p class="note" lang="en">A note</p></main>';

for (const [what, css, used] of [
  ['a class, a tag, an id', '.note{a:b}p{a:b}#top{a:b}', '.note{a:b}p{a:b}#top{a:b}'],
  ['what no element is', '.menu{a:b}nav{a:b}#foot{a:b}', ''],
  ['of a list what may match', 'p,nav,.note{a:b}', 'p,.note{a:b}'],
  ['both sides of a combinator', '.page>.note{a:b}.page .menu{a:b}', '.page>.note{a:b}'],
  ['any attribute', '[lang=de] .note{a:b}[lang] .menu{a:b}', '[lang=de] .note{a:b}'],
  ['one of several', ':is(.menu,.note){a:b}:where(nav,.menu){a:b}', ':is(.menu,.note){a:b}'],
  ['what has something in it', '.page:has(>.note){a:b}.page:has(.menu){a:b}', '.page:has(>.note){a:b}'],
  ['what is not something', 'p:not(.menu){a:b}', 'p:not(.menu){a:b}'],
  [
    'the root and what stands before an element',
    ':root{a:b}.note:before{a:b}',
    ':root{a:b}.note:before{a:b}',
  ],
  ['what a reader points at', '.note:hover{a:b}.menu:hover{a:b}', '.note:hover{a:b}'],
  ['nothing for paper', '@media print{p{a:b}}@page{margin:0}', ''],
  [
    'a group that is left with something',
    '@media (width>1px){p{a:b}nav{a:b}}@supports (a:b){nav{a:b}}',
    '@media (width>1px){p{a:b}}',
  ],
  [
    'the order of the layers',
    '@layer a{nav{a:b}}@layer b{p{a:b}}@layer c,d;',
    '@layer a,b,c,d;@layer b{p{a:b}}@layer c,d;',
  ],
  [
    'custom properties that are read',
    ':root{--a:var(--b);--b:1;--c:2}p{d:var(--a)}',
    ':root{--a:var(--b);--b:1}p{d:var(--a)}',
  ],
  [
    'animations that are named',
    'p{animation:turn 1s}@keyframes turn{to{a:b}}@keyframes run{to{a:b}}',
    'p{animation:turn 1s}@keyframes turn{to{a:b}}',
  ],
  [
    'animations that a custom property names',
    'p{--a:turn;animation-name:var(--a)}@keyframes turn{to{a:b}}@keyframes run{to{a:b}}',
    'p{--a:turn;animation-name:var(--a)}@keyframes turn{to{a:b}}',
  ],
  ['faces', '@font-face{font-family:A;src:url(a)}', '@font-face{font-family:A;src:url(a)}'],
] as const)
  test(`the used part of a style sheet: ${what}`, () => {
    expect(usedOf(css, PAGE)).toBe(used);
  });

test('a custom property that an attribute reads stays', () => {
  const css = ':root{--a:1;--b:2}';
  expect(usedOf(css, '<p style="inline-size:var(--a)">')).toBe(':root{--a:1}');
});

test('what stands in noscript counts: without script it is part of the page', () => {
  expect(usedOf('.plain{a:b}', '<body><noscript><p class="plain"></p></noscript>')).toBe('.plain{a:b}');
});

test('the sheet that comes later says nothing of fonts, and all else as it was', () => {
  const css =
    "@charset 'utf-8';a{color:red}@font-face{font-family:x;src:url(x.woff2)}@media print{a{color:#000}}";
  expect(readSheet(css).withoutFaces).toBe("@charset 'utf-8';a{color:red}@media print{a{color:#000}}");
  expect(readSheet('a { b: c }').withoutFaces).toBe('a { b: c }');
});

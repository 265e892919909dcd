import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {nameToggle, restoreGroups, showGroup} from './sidebarScript';

const group = (name: string, isOpen: boolean, inside = '') => `
  <li class="menu__list-item ${isOpen ? '' : 'menu__list-item--collapsed'}">
    <div><a href="/${name}">${name}</a>
      <button data-group="/${name}" aria-expanded="${isOpen}"
        aria-label="${isOpen ? 'Collapse' : 'Expand'} sidebar category '${name}'"></button></div>
    <ul>${inside}</ul>
  </li>`;

const PAGE = `<!doctype html><html><body>
  <button data-sidebar-toggle aria-expanded="true" title="Collapse the sidebar"></button>
  <ul>${group('open', true)}${group('closed', false)}
    ${group('read', true, '<li><a aria-current="page" href="/read/it">It</a></li>')}</ul></body></html>`;

/** Runs text in a page, as the build writes it there. */
function run(stored: string, isCollapsed = false) {
  const {window} = new JSDOM(PAGE, {url: 'https://rift.example/', runScripts: 'outside-only'});
  window.sessionStorage.setItem('tree', stored);
  if (isCollapsed) window.document.documentElement.dataset.sidebar = 'collapsed';
  window.eval(`(${nameToggle.toString()})();(${restoreGroups.toString()})('tree',${showGroup.toString()})`);
  return window.document;
}

const names = (document: Document) =>
  [...document.querySelectorAll('[data-group]')].map((one) => [
    one.getAttribute('aria-label'),
    one.getAttribute('aria-expanded'),
    one.closest('li')?.matches('.menu__list-item--collapsed'),
  ]);

const AS_IT_IS = [
  ["Collapse sidebar category 'open'", 'true', false],
  ["Expand sidebar category 'closed'", 'false', true],
  ["Collapse sidebar category 'read'", 'true', false],
];

test('as text they open and close groups as they were left, but for the one that is read', () => {
  const groups = {'/open': false, '/closed': true, '/read': false, '/gone': true};
  expect(names(run(JSON.stringify({groups, top: 5})))).toEqual([
    ["Expand sidebar category 'open'", 'false', true],
    ["Collapse sidebar category 'closed'", 'true', false],
    ["Collapse sidebar category 'read'", 'true', false],
  ]);
});

test('whatever else is stored, groups are as they stand', () => {
  const rubbish = [
    '',
    '{',
    'null',
    '5',
    '[1]',
    '"x"',
    '{"groups":5}',
    '{"groups":{"/open":"no","/closed":{}}}',
  ];
  for (const stored of rubbish) expect(names(run(stored)), stored).toEqual(AS_IT_IS);
});

test('the toggle says what it does', () => {
  for (const [isCollapsed, title] of [
    [true, 'Expand the sidebar'],
    [false, 'Collapse the sidebar'],
  ] as const) {
    const toggle = run('', isCollapsed).querySelector<HTMLElement>('[data-sidebar-toggle]');
    expect(toggle?.getAttribute('aria-expanded')).toBe(String(!isCollapsed));
    expect(toggle?.title).toBe(title);
  }
});

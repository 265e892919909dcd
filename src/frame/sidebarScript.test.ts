import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {nameToggle, restoreGroups} from './sidebarScript';

const group = (name: string, isOpen: boolean, inside = '') => `
  <li><a href="/${name}">${name}</a>
    <details data-group="/${name}" ${isOpen ? 'open' : ''}><summary></summary><ul>${inside}</ul></details>
  </li>`;

const PAGE = `<!doctype html><html><body>
  <button data-sidebar-toggle aria-expanded="true" title="Collapse the sidebar"></button>
  <ul>${group('open', true)}${group('closed', false)}
    ${group('read', true, '<li><a aria-current="page" href="/read/it">It</a></li>')}</ul></body></html>`;

/** Runs the functions as text in a page, as the build writes them there. */
function run(stored: string, isCollapsed = false) {
  const {window} = new JSDOM(PAGE, {url: 'https://rift.example/', runScripts: 'outside-only'});
  window.sessionStorage.setItem('tree', stored);
  if (isCollapsed) window.document.documentElement.dataset.sidebar = 'collapsed';
  window.eval(`(${nameToggle.toString()})();(${restoreGroups.toString()})('tree')`);
  return window.document;
}

const openGroups = (document: Document) =>
  [...document.querySelectorAll<HTMLDetailsElement>('[data-group][open]')].map(({dataset}) => dataset.group);

test('as text they open and close groups as the reader left them, except the one being read', () => {
  const groups = {'/open': false, '/closed': true, '/read': false, '/gone': true};
  expect(openGroups(run(JSON.stringify({groups, top: 5})))).toEqual(['/closed', '/read']);
});

test('if anything else is stored, groups stay as they are', () => {
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
  for (const stored of rubbish) expect(openGroups(run(stored)), stored).toEqual(['/open', '/read']);
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

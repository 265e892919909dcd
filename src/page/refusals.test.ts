import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {refuse, refusedModules, refusedSettings} from './refusals';

const BASE = {
  baseUrl: '/',
  i18n: {locales: ['en']},
  clientModules: [],
  storage: {namespace: 'rift'},
  trailingSlash: false,
  scripts: ['/own.js', {src: '/other.js', defer: true}],
  stylesheets: [{href: '/own.css', media: 'print'}],
  presets: [['classic', {docs: {}, blog: {}}]],
  themeConfig: {navbar: {items: [{label: 'A', to: '/a'}]}, footer: {}, docs: {sidebar: {}}},
};

const refusedWith = (changes: object) =>
  refusedSettings({...BASE, ...changes} as unknown as DocusaurusConfig);

test('settings that work are accepted, and each that would do nothing is refused with the remedy', () => {
  expect(refusedWith({})).toEqual([]);
  for (const [changes, message] of [
    [{baseUrl: '/rift/'}, /^baseUrl is "\/rift\/", .* root of a host/],
    [{i18n: {locales: ['en', 'fr']}}, /^i18n\.locales /],
    [{clientModules: ['./a.ts']}, /src\/page\/client\.ts$/],
    [{themeConfig: {navbar: {hideOnScroll: true}}}, /^navbar\.hideOnScroll /],
    [
      {themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}}},
      /^navbar\.items: "docsVersionDropdown" /,
    ],
    [{themeConfig: {navbar: {items: [{type: 'search'}]}}}, /^navbar\.items: "search" .* in the bar anyway$/],
    [{themeConfig: {navbar: {items: [{label: 'More', items: []}]}}}, /^navbar\.items: "More" /],
    [{themeConfig: {footer: {links: [{}]}}}, /config\/navigation\.ts$/],
    [{themeConfig: {navbar: {logo: {src: 'a.svg'}}}}, /^navbar\.logo /],
    [{themeConfig: {navbar: {style: 'dark'}}}, /^navbar\.style /],
    [{trailingSlash: true}, /^trailingSlash /],
    [{storage: {}}, /^storage\.namespace /],
    [{themeConfig: {docs: {sidebar: {hideable: true}}}}, /^docs\.sidebar\.hideable /],
    [
      {themeConfig: {docs: {sidebar: {autoCollapseCategories: true}}}},
      /^docs\.sidebar\.autoCollapseCategories /,
    ],
    [{scripts: [{src: 'https://cdn.example/a.js'}]}, /^https:\/\/cdn\.example\/a\.js is of another host/],
    [{stylesheets: ['//cdn.example/a.css']}, /static\/$/],
    [{presets: [['classic', {docs: {editUrl: 'https://example.com'}}]]}, /^docs\.editUrl /],
  ] as const) {
    const [found, ...others] = refusedWith(changes);
    expect(found).toMatch(message);
    expect(others).toEqual([]);
  }
});

test('client modules of other plugins are refused', () => {
  const list = [
    '/site/node_modules/infima/a.css',
    '/site/src/page/development.ts',
    '/site/plugins/clicks.js',
  ];
  const source = `export default [\n${list.map((file) => `  require("${file}"),\n`).join('')}];`;
  const found = refusedModules(source, '/site');
  expect(found).toEqual([
    expect.stringMatching(/^plugins.clicks\.js, a client module of a plugin, never runs/),
  ]);
  expect(() => refuse(found)).toThrow(/^docusaurus\.config\.ts: plugins/);
  expect(() => refuse([])).not.toThrow();
});

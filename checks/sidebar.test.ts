import {expect, test} from '@playwright/test';
import {readVersionNames, versionFolder, withNext} from '../config/versions';
import {inFiles, pageOf} from './lib/fixtures';
import {readSidebars, sidebarIds, sidebarProblems} from './sidebar';

const at = (file: string, text = 'Text.') => pageOf(text, undefined, file);

const CONFIG = {
  docs: [
    'introduction',
    {
      type: 'category' as const,
      label: 'Modules',
      link: {type: 'doc' as const, id: 'modules/index'},
      items: [{type: 'doc' as const, id: 'modules/cache'}],
    },
  ],
};

const PAGES = ['introduction', 'modules/index', 'modules/cache'].map((id) => at(`docs/${id}.md`));

test('a page that is not in the sidebar, or is there twice, is found', () => {
  const source = JSON.stringify(CONFIG, null, 2);
  const file = 'sidebars.json';
  const ids = sidebarIds(CONFIG);
  expect(sidebarProblems(PAGES, 'docs', {file, source, ids})).toEqual([]);
  const lost = sidebarProblems([...PAGES, at('docs/modules/lost.md')], 'docs', {file, source, ids});
  expect(inFiles(lost)).toEqual([
    'docs/modules/lost.md:1: the page is missing from sidebars.json: add its id, the path without .md',
  ]);
  const twice = {
    file: 'sidebars.ts',
    source: "[\n  'introduction',\n  'b',\n  'introduction',\n]",
    ids: [...ids, 'introduction'],
  };
  expect(inFiles(sidebarProblems(PAGES, 'docs', twice))).toEqual([
    'sidebars.ts:4: introduction is in the sidebar more than once: remove an entry',
  ]);
});

/** The page of a folder, and those below it. */
const folder = (name: string, pages: readonly string[]) => [name, ...pages.map((page) => `${name}/${page}`)];

/** The route tree that every version has, in reading order. Fixed by the owner, so repeated here. */
const fixedRoutes = [
  'introduction',
  ...folder('basic-concepts', [
    ...folder('from-the-inside', ['interfaces', 'interfaces-to-implementations', 'core-modules']),
    ...folder('contract', [
      ...folder('methods', ['then', 'map', 'catch', 'tap', 'ensure', 'merge']),
      ...['metadata', 'serialize', 'benchmark'],
    ]),
  ]),
  ...folder('architecture', [
    ...['directory-structure', 'entrypoint'],
    ...folder('routing', ['request-object', 'routes-configuration', 'middlewares']),
    ...folder('logic-layer', ['use-cases', 'di']),
    ...folder('databases', [
      'connection',
      ...folder('models', ['schema', 'keys', 'validation-rules']),
      ...folder('repositories', ['router', 'repository-structure']),
      'configurators',
    ]),
  ]),
  ...folder('modules', folder('validator', ['int-utils', 'string-utils', 'schema-validator', 'interface'])),
];

test('each version has the route tree of the owner, in the same order', () => {
  const names = withNext(readVersionNames('versions.json'));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const routes = readSidebars('.', versionFolder(name)).ids.map((id) => id.replace(/\/index$/, ''));
    expect(
      routes.filter((route) => fixedRoutes.includes(route)),
      name,
    ).toEqual(fixedRoutes);
  }
});

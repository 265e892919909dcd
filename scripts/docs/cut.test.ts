import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import docusaurusCli from '@docusaurus/plugin-content-docs/lib/cli.js';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {leftovers, openProject, takeBack, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

/** A page that moved, one that is gone, one that is new, one that changed, and a table that did. */
function rework({write, read, remove, commit}: Project) {
  write('docs/guides/add-a-tenant.md', read('docs/guides/tenants.md'));
  remove('docs/guides/tenants.md');
  remove('docs/guides/routes.md');
  write(
    'docs/guides/webhooks.md',
    '---\ntitle: Webhooks\n---\n\nSomething that was not there before at all.\n',
  );
  write('docs/introduction.md', `${read('docs/introduction.md')}\nMore of it.\n`);
  write('docs/_data/errors.json', '[{}]\n');
  commit('rework');
}

test('a dry run prints the whole plan, and changes nothing', async () => {
  rework(project);
  const {status, lines} = await project.run('cut', 'v2', '--dry-run');
  expect(status).toBe(0);
  expect(lines).toEqual([
    'v2 will have 4 pages.',
    '',
    'Compared with v1, the latest (A added, D deleted, M modified, R renamed):',
    '  M _data/errors.json',
    '  R guides/tenants.md -> guides/add-a-tenant.md',
    '  D guides/routes.md',
    '  A guides/webhooks.md',
    '  M introduction.md',
    '',
    'Redirects for addresses of v1 that v2 does not have:',
    '  /docs/v2/guides/routes -> /docs/v2/guides',
    '  /docs/v2/guides/tenants -> /docs/v2/guides/add-a-tenant',
    '',
    'Links of the site that will be redirected:',
    '  src/landing/content.ts:2: guides/tenants',
    '',
    'This was a dry run: nothing was changed.',
  ]);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('a cut changes the versions and the redirects, and says how to commit it', async () => {
  rework(project);
  const {status, lines} = await project.run('cut', 'v2');
  expect(status).toBe(0);
  expect(project.changed().sort()).toEqual([
    ' M redirects.json',
    ' M vercel.json',
    ' M versions.json',
    '?? versioned_docs/version-v2/_data/errors.json',
    '?? versioned_docs/version-v2/_starter/.env.example',
    '?? versioned_docs/version-v2/guides/add-a-tenant.md',
    '?? versioned_docs/version-v2/guides/index.md',
    '?? versioned_docs/version-v2/guides/webhooks.md',
    '?? versioned_docs/version-v2/introduction.md',
    '?? versioned_sidebars/version-v2-sidebars.json',
  ]);
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v2', 'v1']);
  const redirects = [
    {from: '/docs/v2/guides/routes', to: '/docs/v2/guides'},
    {from: '/docs/v2/guides/tenants', to: '/docs/v2/guides/add-a-tenant'},
  ];
  expect(JSON.parse(project.read('redirects.json'))).toEqual(redirects);
  expect(JSON.parse(project.read('vercel.json'))).toEqual({
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  });
  expect(lines).toContain('v2 was cut, with 2 redirects.');
  const command =
    lines
      .find((line) => line.startsWith('  git add'))
      ?.trim()
      .split(' ')
      .slice(1) ?? [];
  project.git(...command);
  project.git('commit', '--quiet', '--message=as printed');
  expect(project.changed()).toEqual([]);
});

test('a cut makes the same files as Docusaurus', async () => {
  const {root, run, read, git} = project;
  const made = () => git('ls-files', '--others', '--exclude-standard').split('\n');
  await run('cut', 'v2');
  const own = made();
  const sidebar = read('versioned_sidebars/version-v2-sidebars.json');
  git('stash', 'push', '--quiet', '--include-untracked');
  copyFileSync('sidebars.ts', path.join(root, 'sidebars.ts'));
  const sidebarPath = path.join(root, 'sidebars.ts');
  const locale = {
    ...{path: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
    ...{translate: false, url: '', baseUrl: '/'},
  };
  const i18n = {
    ...{locales: ['en'], defaultLocale: 'en', currentLocale: 'en', path: 'i18n'},
    localeConfigs: {en: locale},
  };
  await docusaurusCli.cliDocsVersionCommand(
    'v2',
    {id: 'default', path: 'docs', sidebarPath} as PluginOptions,
    Object.assign({} as LoadContext, {siteDir: root, i18n}),
  );
  expect(made()).toEqual(own);
  expect(read('versioned_sidebars/version-v2-sidebars.json')).toBe(sidebar);
  expect(JSON.parse(read('versions.json'))).toEqual(['v2', 'v1']);
});

test('a redirect of the latest version is kept for the new one, and one whose address becomes a page ends', async () => {
  project.write(
    'redirects.json',
    JSON.stringify([
      {from: '/docs/v1/old', to: '/docs/v1/guides/tenants'},
      {from: '/docs/v2/guides/routes', to: '/docs/v1/guides/routes'},
    ]),
  );
  project.commit();
  await project.run('cut', 'v2');
  expect(JSON.parse(project.read('redirects.json'))).toEqual([
    {from: '/docs/v1/old', to: '/docs/v1/guides/tenants'},
    {from: '/docs/v2/old', to: '/docs/v2/guides/tenants'},
  ]);
});

test('the first cut has nothing to be compared with', async () => {
  const fresh = openProject([]);
  const {status, lines} = await fresh.run('cut', 'v1');
  expect(status).toBe(0);
  expect(lines.slice(0, 3)).toEqual(['v1 will have 4 pages.', '', 'v1 was cut, with 0 redirects.']);
  expect(JSON.parse(fresh.read('versions.json'))).toEqual(['v1']);
  fresh.close();
});

test('the command that it prints takes a cut back, committed or not', async () => {
  rework(project);
  const {lines} = await project.run('cut', 'v2');
  project.git('add', '--all');
  takeBack(project, lines.join('\n'));
  expect(project.changed()).toEqual([]);
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v1']);
});

test('ignored files of docs/ are not cut', async () => {
  project.write('.gitignore', '*.draft.md\n.docusaurus\n');
  project.commit();
  project.write('docs/secret.draft.md', 'Not for readers.');
  await project.run('cut', 'v2');
  const files = project.git('status', '--porcelain', '--ignored', '--untracked-files=all');
  expect(files).toContain('versioned_docs/version-v2/introduction.md');
  expect(files).not.toContain('versioned_docs/version-v2/secret.draft.md');
});

test('what is changed while the text is checked stops it', async () => {
  const {write, context} = project;
  context.checkText = () => {
    write('docs/introduction.md', 'Worked on.');
    return Promise.resolve(true);
  };
  const {error} = await project.run('cut', 'v2');
  expect(error).toMatch(/^Not committed: docs\/introduction\.md\. /);
  expect(project.changed()).toEqual([' M docs/introduction.md']);
  expect(leftovers(project)).toEqual([]);
});

test('what cannot be written is one line with its cause, and the command that takes the rest back', async () => {
  // No folder can be made in its place.
  project.remove('versioned_sidebars');
  project.write('versioned_sidebars', '');
  project.commit();
  const {error} = await project.run('cut', 'v2');
  expect(error).toMatch(
    /^Stopped half-way: E(EXIST|NOTDIR): .*\. To undo what was done: git stash push --include-untracked -- versioned_docs\/version-v2$/,
  );
  takeBack(project, error);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('what cannot be prepared is one line with its cause, too, and nothing is changed', async () => {
  project.write('.docusaurus', '');
  const {error} = await project.run('cut', 'v2');
  expect(error).toMatch(/^Nothing was changed\. EEXIST: .*\.docusaurus'$/);
  expect(project.changed()).toEqual(['?? .docusaurus']);
});

test('a cut that was killed half-way is named by the next, with the command that takes it back', async () => {
  const {context, root, write, changed, run, read} = project;
  // As a kill between two moves leaves it.
  mkdirSync(path.join(root, 'versioned_docs/version-v2'));
  write('versioned_docs/version-v2/introduction.md', read('docs/introduction.md'));
  context.checkText = () => Promise.reject(new Error('checked'));
  const {error} = await run('cut', 'v2');
  expect(error).toBe(
    'Not committed: versioned_docs/version-v2/. Commit first, or put the changes aside: git stash push --include-untracked -- versioned_docs',
  );
  takeBack(project, error);
  expect(changed()).toEqual([]);
});

import {mkdirSync} from 'node:fs';
import path from 'node:path';
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

test('a dry run tells the whole plan, and changes nothing', async () => {
  rework(project);
  const {status, said} = await project.run('cut', 'v2', '--dry-run');
  expect(status).toBe(0);
  expect(said).toEqual([
    'Plan of v2: 4 pages, 29 words',
    '',
    'Compared with v1, the latest (+ new, - gone, > moved, ~ changed):',
    '  + guides/webhooks.md',
    '  - guides/routes.md',
    '  > guides/tenants.md -> guides/add-a-tenant.md',
    '  ~ _data/errors.json',
    '  ~ introduction.md',
    '',
    'Addresses of v1 that v2 does not have, and where they can lead:',
    '  /docs/v2/guides/routes -> /docs/v2/guides (the page above it)',
    '  /docs/v2/guides/tenants -> /docs/v2/guides/add-a-tenant (where the page is now)',
    '',
    'Links of the site to pages that v2 does not have; a redirect keeps them working:',
    '  src/landing/content.ts:2: guides/tenants',
    '',
    'Size: 5 files, 0 kB in the repository',
    'Build: not known until `npm run build` has run once here',
    '',
    'This was a dry run: nothing was changed.',
  ]);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('the size and the time are those of the last build here', async () => {
  project.write('.gitignore', 'build\nnode_modules\n.docusaurus\n');
  project.commit();
  project.write('build/docs/v1/introduction.html', 'x'.repeat(12_000));
  project.write('node_modules/.cache/rift/build.json', '{"seconds": 40, "pages": 8}');
  const {said} = await project.run('cut', 'v2', '--dry-run');
  expect(said).toContain('Size: 5 files, 0 kB in the repository, about 12 kB in the build');
  expect(said).toContain('Build: about 60 s instead of 40 s for 8 pages, by the last one here');
});

test('a cut changes the versions and the redirects, and says how to commit it', async () => {
  rework(project);
  const {status, said} = await project.run('cut', 'v2');
  expect(status).toBe(0);
  expect(project.changed().sort()).toEqual([
    ' M redirects.json',
    ' M vercel.json',
    ' M versions.json',
    '?? versioned_docs/version-v2/_data/errors.json',
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
  expect(said).toContain('v2 is cut with 2 redirects.');
  const command =
    said
      .find((line) => line.startsWith('  git add'))
      ?.trim()
      .split(' ')
      .slice(1) ?? [];
  project.git(...command);
  project.git('commit', '--quiet', '--message=as it was said');
  expect(project.changed()).toEqual([]);
});

test('a redirect of the latest version is handed on, and one whose address becomes a page ends', async () => {
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
  const {status, said} = await fresh.run('cut', 'v1');
  expect(status).toBe(0);
  expect(said).toContain('It is the first version.');
  expect(JSON.parse(fresh.read('versions.json'))).toEqual(['v1']);
  fresh.close();
});

test('the plan comes as JSON', async () => {
  rework(project);
  const {status, said} = await project.run('cut', 'v2', '--json');
  expect(status).toBe(0);
  const facts: unknown = JSON.parse(said.join('\n'));
  expect(facts).toMatchObject({
    version: 'v2',
    against: 'v1',
    isDryRun: false,
    pages: 4,
    differences: {added: ['guides/webhooks.md'], moved: [{from: 'guides/tenants.md'}]},
    siteLinks: [{file: 'src/landing/content.ts', line: 2, page: 'guides/tenants'}],
  });
});

test('the command that it prints takes a cut back, committed or not', async () => {
  rework(project);
  const {said} = await project.run('cut', 'v2');
  project.git('add', '--all');
  takeBack(project, said);
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
  const {status, aside} = await project.run('cut', 'v2');
  expect(status).toBe(1);
  expect(aside.at(-1)).toMatch(/^Not committed: docs\/introduction\.md\. /);
  expect(project.changed()).toEqual([' M docs/introduction.md']);
  expect(leftovers(project)).toEqual([]);
});

test('what cannot be written is one line with its cause, and the command that takes the rest back', async () => {
  // No folder can be made in its place.
  project.remove('versioned_sidebars');
  project.write('versioned_sidebars', '');
  project.commit();
  const {status, aside} = await project.run('cut', 'v2');
  expect(status).toBe(1);
  expect(aside.at(-1)).toMatch(
    /^Stopped half-way: E(EXIST|NOTDIR): .*\. To take back what was done: git stash push --include-untracked -- versioned_docs\/version-v2$/,
  );
  takeBack(project, aside);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('what cannot be prepared is one line with its cause, too, and nothing is changed', async () => {
  project.write('.docusaurus', '');
  const {status, aside} = await project.run('cut', 'v2');
  expect(status).toBe(1);
  expect(aside.at(-1)).toMatch(/^Nothing was changed\. EEXIST: .*\.docusaurus'$/);
  expect(project.changed()).toEqual(['?? .docusaurus']);
});

test('a cut that was killed half-way is named by the next, with the command that takes it back', async () => {
  const {context, root, write, changed, run, read} = project;
  // As a kill between two moves leaves it.
  mkdirSync(path.join(root, 'versioned_docs/version-v2'));
  write('versioned_docs/version-v2/introduction.md', read('docs/introduction.md'));
  context.checkText = () => Promise.reject(new Error('checked'));
  const {status, aside} = await run('cut', 'v2');
  expect(status).toBe(1);
  expect(aside).toEqual([
    'Not committed: versioned_docs/version-v2/. Commit first, or put it away: git stash push --include-untracked -- versioned_docs',
  ]);
  takeBack(project, aside);
  expect(changed()).toEqual([]);
});

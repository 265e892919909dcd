import {expect, test} from '@playwright/test';
import {leftovers, numbered, openProject, openShallow, takeBack, type Project} from './fixture';

const NEXT = 'docs/guides/tenants.md';
const V1 = 'versioned_docs/version-v1/guides/tenants.md';
const UNDO = `To undo it: git stash push --include-untracked -- ${V1}`;

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

test('an edit that is not committed is carried to a version, beside what that has of its own', async () => {
  project.write(V1, numbered('Tenants', {8: 'Only in v1.'}));
  project.commit();
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  const {status, lines} = await project.run('sync', 'guides/tenants', '--to', 'v1');
  expect(lines).toEqual([`${V1}: edit carried over`, UNDO]);
  expect(status).toBe(0);
  expect(project.read(V1)).toBe(numbered('Tenants', {2: 'Corrected.', 8: 'Only in v1.'}));
  expect(project.read(NEXT)).toBe(numbered('Tenants', {2: 'Corrected.'}));
});

test('and back', async () => {
  project.write(NEXT, numbered('Tenants', {8: 'Only in next.'}));
  project.commit();
  project.write(V1, numbered('Tenants', {2: 'Corrected.'}));
  const {status} = await project.run('sync', 'guides/tenants', '--from', 'v1');
  expect(status).toBe(0);
  expect(project.read(NEXT)).toBe(numbered('Tenants', {2: 'Corrected.', 8: 'Only in next.'}));
});

test('a contradiction is marked as git does, named by its line, and is exit status 1', async () => {
  project.write(V1, numbered('Tenants', {2: 'Of v1.'}));
  project.commit();
  project.write(NEXT, numbered('Tenants', {2: 'Of next.'}));
  const {status, lines} = await project.run('sync', 'guides/tenants', '--to', 'v1');
  expect(status).toBe(1);
  expect(lines).toEqual([`${V1}: conflict at line 7`, 'Resolve the marked lines, as after a merge.', UNDO]);
  const merged = project.read(V1).split('\n');
  expect(merged.slice(6, 11)).toEqual(['<<<<<<< v1', 'Of v1.', '=======', 'Of next.', '>>>>>>> next']);
  takeBack(project, lines.join('\n'));
  expect(project.changed()).toEqual([` M ${NEXT}`]);
});

test('what was carried once is not a contradiction the second time', async () => {
  project.write(V1, numbered('Tenants', {8: 'Only in v1.'}));
  project.commit();
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  await project.run('sync', 'guides/tenants', '--to', 'v1');
  project.commit();
  expect((await project.run('sync', 'guides/tenants', '--to', 'v1')).lines).toEqual([`${V1}: up to date`]);
});

test('a line that was carried can be changed again, on both sides', async () => {
  project.write(V1, numbered('Tenants', {8: 'Only in v1.'}));
  project.commit();
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  await project.run('sync', 'guides/tenants', '--to', 'v1');
  project.commit();
  project.write(NEXT, numbered('Tenants', {2: 'Corrected again.'}));
  expect((await project.run('sync', 'guides/tenants', '--to', 'v1')).status).toBe(0);
  expect(project.read(V1)).toBe(numbered('Tenants', {2: 'Corrected again.', 8: 'Only in v1.'}));
  project.commit();
  project.write(V1, numbered('Tenants', {2: 'Corrected in v1.', 8: 'Only in v1.'}));
  expect((await project.run('sync', 'guides/tenants', '--from', 'v1')).status).toBe(0);
  expect(project.read(NEXT)).toBe(numbered('Tenants', {2: 'Corrected in v1.', 8: 'Only in v1.'}));
});

test('a page that moved since is found at its old place', async () => {
  project.remove(NEXT);
  project.write('docs/guides/add-a-tenant.md', numbered('Tenants', {2: 'Corrected.'}));
  const {status} = await project.run('sync', 'guides/add-a-tenant', '--to', 'v1');
  expect(status).toBe(0);
  expect(project.read(V1)).toBe(numbered('Tenants', {2: 'Corrected.'}));
});

test('a page that moved keeps what the version alone has', async () => {
  project.write(V1, numbered('Tenants', {8: 'Only in v1.'}));
  project.commit();
  project.remove(NEXT);
  project.write('docs/guides/add-a-tenant.md', numbered('Tenants', {2: 'Corrected.'}));
  project.commit();
  await project.run('sync', 'guides/add-a-tenant', '--to', 'v1');
  expect(project.read(V1)).toBe(numbered('Tenants', {2: 'Corrected.', 8: 'Only in v1.'}));
});

test('without the history that shows what both had in common nothing is merged', async () => {
  project.write(V1, numbered('Tenants', {8: 'Only in v1.'}));
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  project.commit();
  const shallow = openShallow(project);
  const {error} = await shallow.run('sync', 'guides/tenants', '--to', 'v1');
  expect(error).toBe('This clone lacks the history that both versions share. Run: git fetch --unshallow');
  expect(shallow.read(V1)).toBe(project.read(V1));
  shallow.close();
});

test('a page is named by its path, its file or its address', async () => {
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  for (const typed of [
    'guides/tenants',
    'guides/tenants.md',
    './docs/guides/tenants.md',
    V1,
    '/docs/v1/guides/tenants',
    'https://docs.example.org/docs/v1/guides/tenants',
    '/docs/next/guides/tenants#second',
  ]) {
    const {lines} = await project.run('sync', typed, '--to', 'v1', '--dry-run');
    expect(lines[0], typed).toBe(`${V1}: edit carried over`);
  }
});

test('a folder is its page, and what is no page is a file', async () => {
  project.write('docs/guides/index.md', '---\ntitle: Guides\n---\n\nOther ways.\n');
  project.write('docs/_data/errors.json', '[{}]\n');
  project.write('docs/_starter/.env.example', 'DB_NAME=other\n');
  const files = ['_data/errors.json', '_starter/.env.example'];
  const {lines} = await project.run('sync', 'guides', ...files, '--to', 'v1');
  expect(lines).toEqual([
    'versioned_docs/version-v1/guides/index.md: edit carried over',
    'versioned_docs/version-v1/_data/errors.json: edit carried over',
    'versioned_docs/version-v1/_starter/.env.example: edit carried over',
    'To undo it: git stash push --include-untracked -- versioned_docs/version-v1/guides/index.md versioned_docs/version-v1/_data/errors.json versioned_docs/version-v1/_starter/.env.example',
  ]);
});

test('where one of several pages cannot be, none is changed', async () => {
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  const {status} = await project.run('sync', 'guides/tenants', 'guides/nowhere', '--to', 'v1');
  expect(status).toBe(1);
  expect(project.changed()).toEqual([` M ${NEXT}`]);
});

test('equal pages and dry runs change nothing, and leave nothing to take back', async () => {
  expect((await project.run('sync', 'guides/tenants', '--to', 'v1')).lines).toEqual([`${V1}: up to date`]);
  project.write(NEXT, numbered('Tenants', {2: 'Corrected.'}));
  const {lines} = await project.run('sync', 'guides/tenants', '--to', 'v1', '--dry-run');
  expect(lines).toEqual([`${V1}: edit carried over`, 'This was a dry run: nothing was changed.']);
  expect(project.changed()).toEqual([` M ${NEXT}`]);
  expect(leftovers(project)).toEqual([]);
});

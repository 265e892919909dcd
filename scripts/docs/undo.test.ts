import {expect, test} from '@playwright/test';
import {numbered, openProject, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

test('a cut, a sync and a drop are taken back one after the other', async () => {
  await project.run('cut', 'v2');
  project.commit('cut v2');
  project.write('docs/guides/tenants.md', numbered('Tenants', {2: 'Corrected.'}));
  await project.run('sync', 'guides/tenants', '--to', 'v2');
  project.commit('sync');
  await project.run('drop', 'v1');

  expect((await project.run('undo')).said[0]).toMatch(/^drop v1 is taken back: \d+ files as before\.$/);
  expect(project.changed()).toEqual([]);
  await project.run('undo');
  expect(project.changed()).toEqual([' M versioned_docs/version-v2/guides/tenants.md']);
  // The sync is taken back, not committed: what the cut made stands as it made it.
  await project.run('undo');
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v1']);
  expect(project.read('docs/guides/tenants.md')).toBe(numbered('Tenants', {2: 'Corrected.'}));
  expect((await project.run('undo')).status).toBe(1);
});

test('what was changed since is not lost: the file is named, and nothing changed', async () => {
  await project.run('cut', 'v2');
  project.write('versioned_docs/version-v2/guides/tenants.md', 'Worked on.');
  const before = project.changed();
  const {status, aside} = await project.run('undo');
  expect(status).toBe(1);
  expect(aside).toEqual([
    'versioned_docs/version-v2/guides/tenants.md was changed after cut v2: taking that back would lose the change.',
  ]);
  expect(project.changed()).toEqual(before);
});

test('other work goes on: it does not stop the undoing, and stays', async () => {
  await project.run('cut', 'v2');
  project.write('docs/guides/tenants.md', 'Worked on.');
  expect((await project.run('undo')).status).toBe(0);
  expect(project.changed()).toEqual([' M docs/guides/tenants.md']);
});

test('what was thrown away by hand is no work that could be lost', async () => {
  await project.run('cut', 'v2');
  project.git('checkout', '--quiet', '.');
  project.git('clean', '--quiet', '-df');
  expect((await project.run('undo')).status).toBe(0);
  expect(project.changed()).toEqual([]);
  expect((await project.run('undo')).status).toBe(1);
});

test('as JSON', async () => {
  await project.run('cut', 'v2');
  const {said} = await project.run('undo', '--json');
  const facts = JSON.parse(said.join('\n')) as {command: string; files: string[]};
  expect(facts.command).toBe('cut v2');
  expect(facts.files).toContain('versioned_docs/version-v2/introduction.md');
});

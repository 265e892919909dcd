import {expect, test} from '@playwright/test';
import {leftovers, openProject, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject(['v1', 'v2'])));
test.afterEach(() => project.close());

const redirectsIn = ({read}: Project) =>
  Object.fromEntries(
    (JSON.parse(read('redirects.json')) as {from: string; to: string}[]).map(({from, to}) => [from, to]),
  );

test('the addresses of a dropped version lead to the same pages of the latest', async () => {
  const {status, said} = await project.run('drop', 'v1');
  expect(status).toBe(0);
  expect(said).toContain('v1 is dropped.');
  expect(redirectsIn(project)).toEqual({
    '/docs/v1': '/docs/v2/introduction',
    '/docs/v1/introduction': '/docs/v2/introduction',
    '/docs/v1/guides': '/docs/v2/guides',
    '/docs/v1/guides/tenants': '/docs/v2/guides/tenants',
    '/docs/v1/guides/routes': '/docs/v2/guides/routes',
  });
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v2']);
  expect(project.changed().filter((line) => /version-v1/.test(line) && !line.startsWith(' D'))).toEqual([]);
});

test('a page that the latest does not have leads to where it moved, or above it; the list has no chains', async () => {
  project.write('versioned_docs/version-v2/guides/add.md', project.read('docs/guides/tenants.md'));
  project.remove('versioned_docs/version-v2/guides/tenants.md');
  project.remove('versioned_docs/version-v2/guides/routes.md');
  project.write(
    'redirects.json',
    '[{"from": "/docs/v0/start", "to": "/docs/v1/guides/tenants"}, {"from": "/docs/v1/old", "to": "/docs/v1/guides/routes"}]',
  );
  project.commit();
  await project.run('drop', 'v1');
  expect(redirectsIn(project)).toMatchObject({
    '/docs/v0/start': '/docs/v2/guides/add',
    '/docs/v1/guides/tenants': '/docs/v2/guides/add',
    '/docs/v1/guides/routes': '/docs/v2/guides',
    '/docs/v1/old': '/docs/v2/guides',
  });
});

test('the latest can be dropped: the one before it is the latest then', async () => {
  const {said} = await project.run('drop', 'v2');
  expect(said[0]).toBe('Without v2: 5 addresses lead to v1, the latest.');
  expect(redirectsIn(project)['/docs/v2/guides']).toBe('/docs/v1/guides');
});

test('a name can be cut again after it was dropped: its redirects end', async () => {
  await project.run('drop', 'v2');
  project.commit();
  const {status} = await project.run('cut', 'v2');
  expect(status).toBe(0);
  expect(redirectsIn(project)).toEqual({});
});

test('a dry run changes nothing', async () => {
  const {said} = await project.run('drop', 'v1', '--dry-run');
  expect(said.at(-1)).toBe('This was a dry run: nothing was changed.');
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

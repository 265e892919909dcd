import {expect, test} from '@playwright/test';
import {leftovers, openProject, takeBack, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject(['v1', 'v2'])));
test.afterEach(() => project.close());

const redirectsIn = ({read}: Project) =>
  Object.fromEntries(
    (JSON.parse(read('redirects.json')) as {from: string; to: string}[]).map(({from, to}) => [from, to]),
  );

test('the addresses of a dropped version lead to the same pages of the latest', async () => {
  const {status, lines} = await project.run('drop', 'v1');
  expect(status).toBe(0);
  expect(lines).toContain('v1 was dropped.');
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

test('before the latest is dropped, its maintainer learns which becomes the latest, and is asked', async () => {
  const asked: string[] = [];
  project.context.confirm = (question) => {
    asked.push(question);
    return Promise.resolve(asked.length > 1);
  };
  expect(await project.run('drop', 'v2')).toMatchObject({status: 1, error: 'Nothing was changed.'});
  expect(project.changed()).toEqual([]);
  const {status, lines} = await project.run('drop', 'v2');
  expect(status).toBe(0);
  expect(asked[0]).toBe('v2 is the latest version; v1 would become it. Drop v2?');
  expect(lines).toContain('v2 will be dropped; 5 redirects to v1:');
  expect(lines).toContain('v1 becomes the latest version.');
  expect(redirectsIn(project)['/docs/v2/guides']).toBe('/docs/v1/guides');
});

test('the command that it prints takes a drop back', async () => {
  const {lines} = await project.run('drop', 'v1');
  takeBack(project, lines.join('\n'));
  expect(project.changed()).toEqual([]);
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v2', 'v1']);
});

test('a name can be cut again after it was dropped: its redirects end', async () => {
  await project.run('drop', 'v2', '--yes');
  project.commit();
  const {status} = await project.run('cut', 'v2');
  expect(status).toBe(0);
  expect(redirectsIn(project)).toEqual({});
});

test('a dry run changes nothing', async () => {
  const {lines} = await project.run('drop', 'v1', '--dry-run');
  expect(lines.at(-1)).toBe('This was a dry run: nothing was changed.');
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

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

test('whoever drops the latest is told which becomes it, and asked', async () => {
  const asked: string[] = [];
  project.context.confirm = (question) => {
    asked.push(question);
    return Promise.resolve(asked.length > 1);
  };
  expect(await project.run('drop', 'v2')).toMatchObject({status: 1, aside: ['Nothing was changed.']});
  expect(project.changed()).toEqual([]);
  const {status, said} = await project.run('drop', 'v2');
  expect(status).toBe(0);
  expect(asked[0]).toBe('v2 is the latest version, and v1 becomes it. Drop v2?');
  expect(said.slice(0, 2)).toEqual(['Without v2: 5 addresses lead to v1.', 'v1 becomes the latest.']);
  expect(redirectsIn(project)['/docs/v2/guides']).toBe('/docs/v1/guides');
});

test('where nobody can answer, --yes says so; an older version needs none', async () => {
  expect(await project.run('drop', 'v2', '--json')).toMatchObject({status: 1});
  expect(project.changed()).toEqual([]);
  const {status, said} = await project.run('drop', 'v2', '--json', '--yes');
  expect(status).toBe(0);
  expect(JSON.parse(said.join('\n'))).toMatchObject({version: 'v2', latest: 'v1', isLatest: true});
});

test('the command that it prints takes a drop back', async () => {
  const {said} = await project.run('drop', 'v1');
  takeBack(project, said);
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
  const {said} = await project.run('drop', 'v1', '--dry-run');
  expect(said.at(-1)).toBe('This was a dry run: nothing was changed.');
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

import {expect, test} from '@playwright/test';
import {cutAsDocusaurus, leftovers, numbered, openProject, type Project} from './fixture';

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
    'Flight plan of v2: 4 pages, 29 words',
    '',
    'Beside v1, the latest (+ new, - gone, > moved, ~ changed):',
    '  + guides/webhooks.md',
    '  - guides/routes.md',
    '  > guides/tenants.md -> guides/add-a-tenant.md',
    '  ~ introduction.md',
    '  ~ _data/errors.json',
    '',
    'Addresses of v1 that v2 does not have, and where they can lead:',
    '  /docs/v2/guides/routes -> /docs/v2/guides (the page above it)',
    '  /docs/v2/guides/tenants -> /docs/v2/guides/add-a-tenant (where the page is now)',
    '',
    'Links of the site to pages that v2 does not have; a redirect keeps them whole:',
    '  src/components/landing/content.ts:1: guides/tenants',
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
  project.write('.gitignore', 'build\nnode_modules\n');
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

for (const [kind, sources] of [
  ['moved', ['/docs/v2/guides/tenants']],
  ['none', []],
] as const) {
  test(`--redirects=${kind} adds ${sources.length} of two`, async () => {
    rework(project);
    await project.run('cut', 'v2', `--redirects=${kind}`);
    const written = JSON.parse(project.read('redirects.json')) as {from: string}[];
    expect(written.map(({from}) => from)).toEqual(sources);
  });
}

test('at a terminal you are asked, and may say no', async () => {
  rework(project);
  const asked: string[] = [];
  project.world.confirm = (question) => {
    asked.push(question);
    return Promise.resolve(false);
  };
  await project.run('cut', 'v2');
  expect(asked).toEqual(['Add 2 redirects? The cut goes on either way.']);
  expect(JSON.parse(project.read('redirects.json'))).toEqual([]);
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

test('the plan comes as JSON, and nobody is asked then', async () => {
  rework(project);
  project.world.confirm = () => Promise.reject(new Error('asked'));
  const {status, said} = await project.run('cut', 'v2', '--json');
  expect(status).toBe(0);
  const facts: unknown = JSON.parse(said.join('\n'));
  expect(facts).toMatchObject({
    version: 'v2',
    against: 'v1',
    isDryRun: false,
    pages: {total: 4, added: ['guides/webhooks.md'], moved: [{from: 'guides/tenants.md'}]},
    siteLinks: [{file: 'src/components/landing/content.ts', line: 1, path: 'guides/tenants'}],
  });
});

test('what fails while the tree changes leaves it as it was', async () => {
  project.write('.gitignore', 'blocked\n');
  project.commit();
  // Git does not see the folder, and no file can be put in its place.
  project.write('versioned_sidebars/version-v2-sidebars.json/blocked', '');
  await expect(project.run('cut', 'v2')).rejects.toThrow(/EISDIR|ENOTEMPTY/);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('what is changed while a cut is made ready stops it', async () => {
  const {write, world} = project;
  world.cutVersion = (folder, version) => {
    cutAsDocusaurus(folder, version);
    write('docs/introduction.md', 'Worked on.');
    return Promise.resolve(0);
  };
  const {status, aside} = await project.run('cut', 'v2');
  expect(status).toBe(1);
  expect(aside.at(-1)).toBe('The work tree is not clean: commit or stash docs/introduction.md first.');
  expect(project.changed()).toEqual([' M docs/introduction.md']);
  expect(leftovers(project)).toEqual([]);
});

test('of two commands at once the second is told so', async () => {
  const {world, run} = project;
  let second: Promise<unknown> | undefined;
  world.checkText = () => {
    second ??= run('cut', 'v3');
    return Promise.resolve(0);
  };
  expect((await run('cut', 'v2')).status).toBe(0);
  expect(await second).toMatchObject({
    status: 1,
    aside: [`Another of these commands is at work here (process ${process.pid}): wait for its end.`],
  });
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v2', 'v1']);
  // No process has this number: the most that Linux gives is smaller.
  project.write('.git/rift-docs.lock', '4194305');
  expect((await run('undo')).status).toBe(0);
});

/** As a kill between two renames leaves it: some files are there, and no end is noted. */
function forgetTheEnd({read, write}: Project) {
  const [entry] = JSON.parse(read('.git/rift-docs.json')) as [Record<string, unknown>];
  delete entry.after;
  write('.git/rift-docs.json', JSON.stringify([entry]));
}

test('what a killed command left is told by the next, and taken back by undo', async () => {
  await project.run('cut', 'v2');
  forgetTheEnd(project);
  project.remove('versioned_sidebars/version-v2-sidebars.json');
  project.git('checkout', '--quiet', 'versions.json');
  const left = project.changed();
  for (const typed of [
    ['cut', 'v3', '--dry-run'],
    ['sync', 'guides', '--to', 'v1'],
  ]) {
    const {status, aside} = await project.run(...typed);
    expect(status).toBe(1);
    expect(aside).toEqual([
      'cut v2 was interrupted half-way: `npm run docs -- undo` takes back what it had changed.',
    ]);
    expect(project.changed()).toEqual(left);
  }
  expect((await project.run('undo')).status).toBe(0);
  expect(project.changed()).toEqual([]);
  expect(leftovers(project)).toEqual([]);
});

test('work that was begun after a kill stays, and is not taken for what the command changed', async () => {
  await project.run('cut', 'v2');
  forgetTheEnd(project);
  project.write('docs/guides/tenants.md', 'Worked on.');
  expect((await project.run('undo')).said[0]).toMatch(
    /^cut v2, which was interrupted, is taken back: \d+ files as before\.$/,
  );
  expect(project.changed()).toEqual([' M docs/guides/tenants.md']);
});

test('a file of the command that was changed after the kill is named, and nothing is taken back', async () => {
  await project.run('cut', 'v2');
  forgetTheEnd(project);
  project.write('versioned_docs/version-v2/introduction.md', 'Worked on.');
  const before = project.changed();
  const {status, aside} = await project.run('undo');
  expect(status).toBe(1);
  expect(aside).toEqual([
    'cut v2 was interrupted, and versioned_docs/version-v2/introduction.md was changed since: commit or stash it, so that nothing is lost.',
  ]);
  expect(project.changed()).toEqual(before);
});

test('what was committed after a kill stays', async () => {
  await project.run('cut', 'v2');
  forgetTheEnd(project);
  project.commit();
  const {status} = await project.run('cut', 'v3', '--dry-run');
  expect(status).toBe(0);
  expect(JSON.parse(project.read('versions.json'))).toEqual(['v2', 'v1']);
});

test('the copy that a killed cut was made ready in goes with the next', async () => {
  // No process has this number: the most that Linux gives is smaller.
  project.write('.git/rift-docs-staging-4194305/copy/docs/introduction.md', 'left');
  await project.run('cut', 'v2');
  expect(leftovers(project)).toEqual(['rift-docs.json']);
});

test('what stands in the index stays there', async () => {
  project.write('docs/guides/tenants.md', numbered('Tenants', {2: 'Staged.'}));
  project.git('add', '--all');
  await project.run('sync', 'guides/tenants', '--to', 'v1');
  expect(project.changed()).toEqual([
    'M  docs/guides/tenants.md',
    ' M versioned_docs/version-v1/guides/tenants.md',
  ]);
});

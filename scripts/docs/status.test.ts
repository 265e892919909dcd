import {expect, test} from '@playwright/test';
import {openProject, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

test('each version with its pages, words, day and address; the latest is marked', async () => {
  const {status, said} = await project.run('status');
  expect(status).toBe(0);
  const day = project.git('log', '-1', '--format=%cs').trim();
  expect(said).toEqual([
    'version  pages  words  cut         address',
    'next     4      30                 /docs/next',
    `v1       4      30     ${day}  /docs/v1    latest`,
    '',
    'next and v1: all files are equal',
  ]);
});

test('how next differs', async () => {
  project.write('docs/introduction.md', '---\ntitle: Introduction\n---\n\nOther words.\n');
  project.write('docs/guides/more.md', '---\ntitle: More\n---\n\nMuch that is new.\n');
  project.write('docs/_data/errors.json', '[{}]\n');
  const {said} = await project.run('status');
  expect(said.slice(4)).toEqual([
    'next compared with v1: 3 files not equal (+ new, - gone, > moved, ~ changed)',
    '  + guides/more.md',
    '  ~ _data/errors.json',
    '  ~ introduction.md',
  ]);
});

test('as JSON, with a version that is not committed yet', async () => {
  await project.run('cut', 'v2');
  const {said} = await project.run('status', '--json');
  const facts: unknown = JSON.parse(said.join('\n'));
  expect(facts).toMatchObject({
    latest: 'v2',
    versions: [
      {name: 'next', isLatest: false},
      {name: 'v2', isLatest: true, pages: 4, words: 30, address: '/docs/v2'},
      {name: 'v1', isLatest: false, cut: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)},
    ],
    differences: {added: [], removed: [], changed: [], moved: []},
  });
});

test('before the first cut there is next alone', async () => {
  const fresh = openProject([]);
  const {said} = await fresh.run('status');
  expect(said.at(-1)).toBe('No version has been cut yet.');
  fresh.close();
});

test('every command explains itself', async () => {
  const {said} = await project.run('--help');
  const names = said.flatMap((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? []);
  expect(names).toEqual(['status', 'cut', 'sync', 'drop', 'redirects']);
  for (const name of names) {
    const help = await project.run(name, '--help');
    expect(help.status).toBe(0);
    expect(help.said[0]).toMatch(new RegExp(`^npm run docs -- ${name}\\b`));
    expect(help.said.join('\n')).toContain('--json');
  }
});

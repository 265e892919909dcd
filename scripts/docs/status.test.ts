import {expect, test} from '@playwright/test';
import {openProject, type Project} from './fixture';

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

test('each version with its pages, day and address; the latest is marked', async () => {
  await project.run('cut', 'v2');
  const {lines} = await project.run('status');
  const day = project.git('log', '-1', '--format=%cs').trim();
  expect(lines).toEqual([
    'version  pages  cut on         address',
    'next     4                     /docs/next',
    'v2       4      not committed  /docs/v2    latest',
    `v1       4      ${day}     /docs/v1`,
    '',
    'next has the same files as v2.',
  ]);
});

test('how next differs', async () => {
  project.write('docs/introduction.md', '---\ntitle: Introduction\n---\n\nOther words.\n');
  project.write('docs/guides/more.md', '---\ntitle: More\n---\n\nMuch that is new.\n');
  const {lines} = await project.run('status');
  expect(lines.slice(4)).toEqual([
    'next compared with v1 (A added, D deleted, M modified, R renamed):',
    '  A guides/more.md',
    '  M introduction.md',
  ]);
});

test('before the first cut there is next alone', async () => {
  const fresh = openProject([]);
  const {lines} = await fresh.run('status');
  expect(lines.at(-1)).toBe('No version has been cut yet.');
  fresh.close();
});

test('every command explains itself', async () => {
  const {lines} = await project.run();
  const names = lines.flatMap((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? []);
  expect(names).toEqual(['status', 'cut', 'sync', 'drop', 'redirects']);
  for (const name of names) {
    const help = await project.run(name, '--help');
    expect(help.lines[0]).toMatch(new RegExp(`^npm run docs -- ${name}\\b`));
  }
});

import {accessSync, constants, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  permissions?: Record<string, string>;
  steps: Step[];
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Update {
  'package-ecosystem': string;
  groups: Record<string, {patterns: string[]}>;
  ignore?: {'dependency-name': string}[];
}

const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');

const workflows = readdirSync(FOLDER)
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => `${FOLDER}/${name}`)
  .map((file) => ({file, source: read(file), ...(parse(read(file)) as Workflow)}));
const jobs = workflows.flatMap(({file, jobs: own}) =>
  Object.entries(own).map(([name, job]) => ({name: `${file}: ${name}`, ...job})),
);
const steps = jobs.flatMap((job) => job.steps);

const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
> & {engines: {node: string}};
const packages = Object.keys({...manifest.dependencies, ...manifest.devDependencies});

test.describe('workflows', () => {
  test('are there', () => {
    expect(workflows.map(({file}) => file)).toEqual(
      ['audit', 'engines', 'links', 'samples', 'test'].map((name) => `${FOLDER}/${name}.yml`),
    );
  });

  test('take every action at a commit, and say its version', () => {
    const lines = workflows.flatMap(({file, source}) =>
      source
        .split('\n')
        .map((text, index) => ({place: `${file}:${index + 1}`, text}))
        .filter(({text}) => /^[\s-]*uses:/.test(text)),
    );
    expect(lines.length).toBe(steps.filter(({uses}) => uses !== undefined).length);
    expect(lines.length).toBeGreaterThan(0);
    for (const {place, text} of lines) {
      expect(text, place).toMatch(/^[\s-]*uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('take an action at one commit everywhere', () => {
    const commits = new Map<string, Set<string>>();
    for (const {uses} of steps) {
      const [name = '', commit = ''] = uses?.split('@') ?? [];
      const repository = name.split('/').slice(0, 2).join('/');
      if (uses) commits.set(repository, (commits.get(repository) ?? new Set()).add(commit));
    }
    for (const [name, found] of commits) expect([...found], name).toHaveLength(1);
  });

  test('say what they may do, and no change from outside gets a secret', () => {
    for (const {file, permissions, on} of workflows) {
      expect(permissions, file).toBeDefined();
      expect(Object.values(permissions ?? {}), file).not.toContain('write');
      expect(Object.keys(on), file).not.toContain('pull_request_target');
    }
    const writing = jobs.flatMap(({name, permissions = {}}) =>
      Object.entries(permissions).flatMap(([what, level]) => (level === 'write' ? [`${name}: ${what}`] : [])),
    );
    expect(writing).toEqual([`${FOLDER}/links.yml: links: issues`]);
  });

  test('end', () => {
    for (const {name, 'timeout-minutes': limit} of jobs) expect(limit, name).toBeLessThanOrEqual(60);
  });

  test('put nothing into a script that others wrote', () => {
    for (const {run = ''} of steps) expect(run).not.toContain('${{');
  });

  test('run commands that there are', () => {
    const named = steps.flatMap(({run = ''}) =>
      [...run.matchAll(/\bnpm (?:run (?:--silent )?)?(?!ci\b|run\b|audit |sbom )(\w[\w:-]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect([...new Set(named)].sort()).toEqual(['build', 'check', 'test', 'test:e2e', 'test:samples']);
    for (const name of named) expect(manifest.scripts).toHaveProperty(name);
  });

  test('the command of the hook is there, and the hook can be run', () => {
    const hook = '.githooks/pre-commit';
    accessSync(hook, constants.X_OK);
    const [, name = ''] = /^exec npm run --silent (\S+)$/m.exec(read(hook)) ?? [];
    expect(manifest.scripts).toHaveProperty(name);
  });
});

test('the oldest Node that will do is the one that everything is tested with', () => {
  const version = read('.nvmrc').trim();
  const [, least = ''] = /^>=(\d+\.\d+)$/.exec(manifest.engines.node) ?? [];
  expect(least.split('.')[0]).toBe(version);
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^\\^${version}\\.`));
  const {image} = JSON.parse(read('.devcontainer/devcontainer.json')) as {image: string};
  expect(image).toMatch(new RegExp(`:\\d+\\.\\d+\\.\\d+-${version}-[a-z]+$`));
});

test.describe('Dependabot', () => {
  const {updates} = parse(read('.github/dependabot.yml')) as {updates: Update[]};
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm');
  const groups = Object.entries(npm?.groups ?? {});
  const fits = (pattern: string, name: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);
  const groupOf = (name: string) =>
    groups.find(([, {patterns}]) => patterns.some((pattern) => fits(pattern, name)))?.[0];

  test('looks after packages and actions', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  });

  test('has a group for every package, and no name in vain', () => {
    expect(packages.length).toBeGreaterThan(0);
    for (const name of packages) expect(groupOf(name), name).toBeDefined();
    for (const [group, {patterns}] of groups) {
      for (const pattern of patterns) {
        const found = packages.filter((name) => fits(pattern, name));
        expect(found, `${group}: ${pattern}`).not.toEqual([]);
        expect(
          found.some((name) => groupOf(name) === group),
          `${group}: ${pattern}`,
        ).toBe(true);
      }
    }
    expect(groupOf('@types/react')).toBe('react');
    expect(groupOf('@types/jsdom')).toBe('tests');
  });

  test('leaves out packages that there are', () => {
    const names = npm?.ignore?.map((rule) => rule['dependency-name']) ?? [];
    expect(names).not.toEqual([]);
    for (const name of names) expect(packages).toContain(name);
  });
});

test('what editors read is JSON', () => {
  for (const file of [
    '.vscode/settings.json',
    '.vscode/extensions.json',
    '.devcontainer/devcontainer.json',
  ]) {
    expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
  }
});

test('what the checks print has a place that GitHub can show', () => {
  const {problemMatcher} = JSON.parse(read('.github/problem-matchers.json')) as {
    problemMatcher: {pattern: {regexp: string}[]}[];
  };
  const patterns = problemMatcher.map(({pattern}) => pattern.map(({regexp}) => new RegExp(regexp)));
  const matches = (...lines: string[]) =>
    patterns.flatMap((pattern) => {
      if (pattern.length !== lines.length) return [];
      const groups = pattern.map((regexp, index) => regexp.exec(lines[index] ?? '')?.slice(1));
      return groups.includes(undefined) ? [] : [groups.flat()];
    });
  expect(matches('docs/a.md:12: no-filler-words: "simply" says nothing: leave it out')).toEqual([
    ['docs/a.md', '12', 'no-filler-words: "simply" says nothing: leave it out'],
  ]);
  expect(matches('/site/src/a.css:1:13: Unexpected hex color (color-no-hex) [error]')).toEqual([
    ['/site/src/a.css', '1', '13', 'Unexpected hex color (color-no-hex) [error]'],
  ]);
  expect(matches('[warn] src/a.ts')).toEqual([['[warn] src/a.ts', 'src/a.ts']]);
  expect(
    matches(
      '╰─▶   × Error: MDX compilation failed for file "/site/docs/a.md"',
      '        │ Cause: Expected a closing tag for `<b>` (225:6-225:9)',
    ),
  ).toEqual([['/site/docs/a.md', 'Expected a closing tag for `<b>` (225:6-225:9)', '225', '6']]);
  expect(matches('65 passed, 1 failed')).toEqual([]);
});

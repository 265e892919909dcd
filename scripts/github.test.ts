import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {contributing} from '../config/site';

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, {permissions?: Record<string, string>; steps: {uses?: string; run?: string}[]}>;
}

const FOLDER = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const workflows = files.map((file) => ({file, ...(parse(read(file)) as Workflow)}));
const jobs = workflows.flatMap(({file, jobs: own}) =>
  Object.entries(own).map(([name, job]) => ({name: `${file}: ${name}`, ...job})),
);
const steps = jobs.flatMap((job) => job.steps);

test('workflows pin every action to a commit, and put nothing written by others into a script', () => {
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const one of uses) expect(one).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
  for (const {run = ''} of steps) expect(run).not.toContain('${{');
});

test('workflows may write only the issue about links, and no pull request from outside gets a secret', () => {
  for (const {file, permissions, on} of workflows) {
    expect(permissions, file).toBeDefined();
    expect(Object.values(permissions ?? {}), file).not.toContain('write');
    expect(Object.keys(on), file).not.toContain('pull_request_target');
  }
  const writing = jobs.filter(({permissions = {}}) => Object.values(permissions).includes('write'));
  expect(writing.map(({name, permissions}) => [name, permissions])).toEqual([
    [`${FOLDER}/links.yml: links`, {contents: 'read', issues: 'write'}],
  ]);
});

test('workflows, the hook and the contributing guide name only commands that exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const commands = [
    ...steps.map(({run = ''}) => run),
    ...['.githooks/pre-commit', contributing.file].map(read),
  ].join('\n');
  const named = [
    ...commands.matchAll(/\bnpm (?:run (?:--silent )?)?(?!ci\b|run\b|audit |sbom )(\w[\w:-]*)/g),
  ];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name = ''] of named) expect(scripts).toHaveProperty(name);
});

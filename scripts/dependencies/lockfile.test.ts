import {expect, test} from '@playwright/test';
import {soundProject, withPackages} from './fixtures';
import {agreementProblems, completenessProblems, peerExceptions, sourceProblems} from './lockfile';
import {lineOf, type Project} from './project';

const messages = (problems: {message: string}[]) => problems.map(({message}) => message.split(': ')[0]);
const gaps = (project: Project) => messages(completenessProblems(project, []));

test('nothing is said of a sound project', () => {
  const project = soundProject();
  expect(agreementProblems(project)).toEqual([]);
  expect(completenessProblems(project, [])).toEqual([]);
  expect(sourceProblems(project)).toEqual([]);
});

test('a package in package.json alone, in the lockfile alone or in another version is named', () => {
  const {manifest, ...rest} = soundProject();
  const changed = {
    ...rest,
    manifest: {...manifest, dependencies: {left: '^2.0.0', added: '1'}, devDependencies: {}},
  };
  expect(messages(agreementProblems(changed))).toEqual([
    'dependencies has left as ^2.0.0, the lockfile as ^1.0.0',
    'dependencies has added as 1, the lockfile as nothing',
    'devDependencies has right as nothing, the lockfile as ~1.0.0',
  ]);
});

test('what the project says of itself is the same in both', () => {
  const {manifest, ...rest} = soundProject();
  expect(messages(agreementProblems({...rest, manifest: {...manifest, license: 'MIT'}}))).toEqual([
    'has license as MIT, the lockfile as nothing',
  ]);
});

test('a package without an entry is named, with the line of who needs it', () => {
  const project = withPackages({'node_modules/shared': undefined});
  const [problem, ...others] = completenessProblems(project, []);
  expect(others).toEqual([]);
  expect(problem?.message).toBe(
    'node_modules/left needs shared, which has no entry: run `npm install` and commit the lockfile',
  );
  expect(project.source.split('\n')[(problem?.line ?? 0) - 1]).toContain('"node_modules/left": {');
});

test('what only a neighbour has in its own folder does not count', () => {
  const moved = {'node_modules/shared': undefined, 'node_modules/other/node_modules/shared': {}};
  expect(gaps(withPackages(moved))).toEqual([
    'node_modules/left needs shared, which has no entry',
    'nothing needs node_modules/other/node_modules/shared',
  ]);
});

test('the nearest version is the one that counts, and has to fit', () => {
  expect(gaps(withPackages({'node_modules/right/node_modules/shared': undefined}))).toEqual([
    'node_modules/right needs shared ^2.0.0 and gets 1.0.0',
  ]);
});

test('a peer has to be there and to fit, unless it is optional', () => {
  const other = {peerDependencies: {left: '2', absent: '*'}};
  expect(gaps(withPackages({'node_modules/right': other}))).toEqual([
    'node_modules/right needs left 2 and gets 1.0.0',
    'node_modules/right needs absent, which has no entry',
  ]);
  const exception = {name: 'right', version: '1.0.0', peer: 'left', reason: 'it works'};
  const project = withPackages({'node_modules/right': {peerDependencies: {left: '2'}}});
  expect(completenessProblems(project, [exception])).toEqual([]);
  expect(messages(completenessProblems(soundProject(), [{...exception, name: 'gone'}]))).toEqual([
    'there is no gone 1.0.0 that gets another left',
  ]);
});

test('an override is what the project wants', () => {
  const project = withPackages({'node_modules/shared': {version: '3.0.0'}});
  expect(gaps(project)).toHaveLength(1);
  expect(gaps({...project, manifest: {...project.manifest, overrides: {shared: '3.0.0'}}})).toEqual([]);
});

test('an entry that nothing needs, or that stands for another package, is named', () => {
  expect(gaps(withPackages({'node_modules/smuggled': {}}))).toEqual(['nothing needs node_modules/smuggled']);
  const swapped = {'node_modules/shared': {name: 'shraed'}};
  expect(gaps(withPackages(swapped))).toEqual(['node_modules/shared is shraed, which nothing asks for']);
  const asked = {'node_modules/left': {dependencies: {shared: 'npm:shraed@^1.0.0'}}};
  expect(gaps(withPackages({...swapped, ...asked}))).toEqual([]);
});

test('an entry without a hash of its contents is named, unless another one brings it along', () => {
  const sources = (change: object) => messages(sourceProblems(withPackages({'node_modules/left': change})));
  const lacks = ['node_modules/left has no SHA-512 of its contents'];
  expect(sources({integrity: undefined})).toEqual(lacks);
  expect(sources({integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA='})).toEqual(lacks);
  expect(sources({integrity: undefined, inBundle: true})).toEqual([]);
});

test('an address in the lockfile or in .npmrc is named', () => {
  const project = withPackages({'node_modules/left': {resolved: 'https://packages.example/left-1.0.0.tgz'}});
  expect(messages(sourceProblems(project))).toEqual([
    'node_modules/left says where it comes from, and packages come from a registry',
  ]);
  const settings = ['registry=https://packages.example/', '@scope:registry = https://packages.example/'];
  expect(sourceProblems({...soundProject(), settings}).map(({file, line}) => `${file}:${line}`)).toEqual([
    '.npmrc:1',
    '.npmrc:1',
    '.npmrc:2',
  ]);
});

test('a lockfile of another form is refused', () => {
  expect(messages(sourceProblems({...soundProject(), lockfileVersion: 2}))).toEqual([
    'is of version 2, not 3',
  ]);
});

test('exceptions have a reason', () => {
  for (const {name, reason} of peerExceptions) expect(reason.length, name).toBeGreaterThan(20);
});

test('a folder that is not in the lockfile is looked for in its first line', () => {
  expect(lineOf(soundProject(), 'node_modules/nowhere')).toBe(1);
});

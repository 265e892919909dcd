import {expect, test} from '@playwright/test';
import {soundProject, withPackages} from './fixtures';
import {installScriptProblems, RUN_NONE} from './installScripts';
import {reviewedScripts, type ReviewedScript} from './reviewedScripts';
import type {Project} from './project';

const messages = (project: Project, reviewed: readonly ReviewedScript[]) =>
  installScriptProblems(project, reviewed).map(({message}) => message);

const refused: ReviewedScript = {name: 'left', version: '1.0.0', isAllowed: false, reason: 'not needed'};
const allowed: ReviewedScript = {...refused, isAllowed: true};

/** The sound project, in which one package has a script and npm is told what `isAllowed` says. */
function scripted(isAllowed: boolean): Project {
  const project = withPackages({'node_modules/left': {hasInstallScript: true}});
  return {
    ...project,
    manifest: {...project.manifest, allowScripts: {left: isAllowed}},
    settings: isAllowed ? [] : [RUN_NONE],
  };
}

test('where no package has a script, or each was looked at, nothing is said', () => {
  expect(messages(soundProject(), [])).toEqual([]);
  expect(messages(scripted(false), [refused])).toEqual([]);
  expect(messages(scripted(true), [allowed])).toEqual([]);
});

test('a script that nobody looked at is named, in a new version, too', () => {
  const project = {...scripted(false), manifest: {}};
  const unread =
    'left 1.0.0 wants to run a script when it is installed: read it, and allow or refuse it in scripts/dependencies/reviewedScripts.ts';
  expect(messages(project, [])).toEqual([unread]);
  expect(messages(scripted(false), [{...refused, version: '0.9.0'}])).toEqual([
    unread,
    'left 0.9.0 has no script to run: remove it',
  ]);
});

test('a script of what is installed counts, whatever the lockfile says', () => {
  const {installed, ...rest} = soundProject();
  const folder = 'node_modules/left';
  const project = {
    ...rest,
    installed: {...installed, [folder]: {scripts: {postinstall: 'node x.js', test: 'x'}}},
  };
  expect(messages(project, [])[0]).toBe(
    'left has the script postinstall, and no word of it here: remove the entry, then run `npm install`',
  );
  expect(messages(project, [])).toHaveLength(2);
});

test('npm is told the outcome', () => {
  expect(messages(scripted(false), [allowed])).toEqual([
    '"allowScripts" has left as false, scripts/dependencies/reviewedScripts.ts as true: write what the latter says',
    'ignore-scripts=true also stops what scripts/dependencies/reviewedScripts.ts allows: remove the line',
  ]);
  const {manifest, ...rest} = scripted(false);
  expect(messages({...rest, manifest: {...manifest, allowScripts: {}}, settings: []}, [refused])).toEqual([
    '"allowScripts" has left as undefined, scripts/dependencies/reviewedScripts.ts as false: write what the latter says',
    'lacks ignore-scripts=true, without which npm 10 runs what scripts/dependencies/reviewedScripts.ts refuses: add it',
  ]);
  expect(messages({...soundProject(), manifest: {allowScripts: {right: true}}}, [])).toHaveLength(1);
});

test('each script is named once, with a reason', () => {
  expect(new Set(reviewedScripts.map(({name}) => name)).size).toBe(reviewedScripts.length);
  for (const {name, reason} of reviewedScripts) expect(reason.length, name).toBeGreaterThan(20);
});

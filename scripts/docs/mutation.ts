import {Git} from './git';
import {change, requireSettled} from './journal';
import {withStaging, type Staging} from './staging';
import type {World} from './world';

/** Opens the repository for a command that changes it. */
export function openToChange({root}: World): Git {
  const git = new Git(root);
  requireSettled(git);
  return git;
}

/** Makes a change ready, and then makes it: all of it or nothing. `command` is what it is called afterwards. */
export const changeTree = (
  git: Git,
  command: string,
  prepare: (staging: Staging) => Promise<void> | void,
): Promise<void> =>
  withStaging(git, async (staging) => {
    await prepare(staging);
    if (!staging.isEmpty) change(git, command, staging);
  });

/** What is left to do after a command. */
export function sayNext({say}: World, files: readonly string[], message: string): void {
  say('`npm run docs -- undo` takes it back. To keep it:');
  say('');
  say(`  git add --all ${files.join(' ')}`);
  say(`  git commit --message="${message}"`);
}

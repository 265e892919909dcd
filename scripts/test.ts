import {rmSync} from 'node:fs';
import path from 'node:path';
import {exec, ROOT, runCommand} from '../config/command';

/** On GitHub, the configuration sets the reporters. */
const REPORTER = process.env.GITHUB_ACTIONS ? [] : ['--reporter=dot'];

/** Scripts of package.json with their arguments. */
const PARTS = [
  ['check'],
  ['test:unit', ...REPORTER],
  ['build', '--check'],
  ['test:e2e', ...REPORTER],
] as const;

/** Runs everything that CI runs. If one part fails, the others still run, but browser tests need a build. */
runCommand(__filename, async () => {
  const failed: string[] = [];
  // Otherwise browser tests would use an older build if this one failed.
  rmSync(path.join(ROOT, 'build'), {recursive: true, force: true});
  for (const [name, ...args] of PARTS)
    if (name === 'test:e2e' && failed.includes('build'))
      failed.push(`${name}, which was not run: there is no build`);
    else if ((await exec('npm', ['run', name, '--', ...args])) !== 0) failed.push(name);
  console.log(failed.length === 0 ? '\nAll parts passed.' : `\nFailed: ${failed.join('; ')}.`);
  return failed.length === 0 ? 0 : 1;
});

import {rmSync} from 'node:fs';
import path from 'node:path';
import {build} from './build';
import {check} from './check';
import {ROOT, runCommand} from './lib/command';
import {browserEnv, playwright} from './e2e';

/** On GitHub, the configuration sets the reporters. */
const REPORTER = process.env.GITHUB_ACTIONS ? [] : ['--reporter=dot'];

const PARTS: Readonly<Record<string, () => Promise<number>>> = {
  checks: () => check(),
  'unit tests': () => playwright(['--config=playwright.unit.config.ts', ...REPORTER], {}),
  build: () => build([], {isChecked: true}),
  'browser tests': async () => playwright(REPORTER, await browserEnv()),
};

/** Runs everything that CI runs. If one part fails, the others still run, but browser tests need a build. */
runCommand(__filename, async () => {
  const failed: string[] = [];
  // Otherwise browser tests would use an older build if this one failed.
  rmSync(path.join(ROOT, 'build'), {recursive: true, force: true});
  for (const [name, run] of Object.entries(PARTS)) {
    console.log(`\n== ${name}`);
    if (name === 'browser tests' && failed.includes('build'))
      failed.push('browser tests, which were not run: there is no build');
    else if ((await run()) !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nAll parts passed.' : `\nFailed: ${failed.join('; ')}.`);
  return failed.length === 0 ? 0 : 1;
});

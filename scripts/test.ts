import {rmSync} from 'node:fs';
import path from 'node:path';
import {build} from './build';
import {runCommand} from './lib/command';
import {ROOT} from './lib/exec';
import {checkSources, report, runPart, testWith} from './lib/parts';
import {browserEnv} from './lib/playwright';

/** Everything that CI runs. A part that fails does not keep the others from running. */
runCommand(__filename, async () => {
  const results = await checkSources();
  results.push(await testWith('unit', ['--config=playwright.unit.config.ts']));
  const built = await runPart('build', () => {
    // An older build must not stand in for one that fails.
    rmSync(path.join(ROOT, 'build'), {recursive: true, force: true});
    return build([], {isChecked: true});
  });
  results.push(built);
  if (built.failed === 0) {
    const env = await browserEnv();
    results.push(await testWith('browser', [], env));
  } else {
    console.log('The browser tests were not run: there is no build.');
    results.push({name: 'browser', passed: 0, failed: 1, seconds: 0});
  }
  return report(results);
});

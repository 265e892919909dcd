import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os, {availableParallelism} from 'node:os';
import path from 'node:path';
import {
  eslintFindings,
  lineFindings,
  pageFindings,
  prettierFindings,
  typescriptFindings,
} from './annotations.mjs';
import {build} from './build.mjs';
import {e2eEnv} from './e2eEnv.mjs';
import {execPackage, ROOT} from './exec.mjs';
import {UserError} from './userError.mjs';
import {countPlaywright} from './tally.mjs';

/** @typedef {import('./annotations.mjs').Finding} Finding */
/** @typedef {import('./exec.mjs').Options['hear']} Hear */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * @typedef {object} Part
 * @property {(hear?: Hear) => Promise<Tally>} run what it says goes to `hear`, or is shown
 * @property {(said: string) => Finding[] | Promise<Finding[]>} [findings] the places that it named; tests have a reporter
 * for theirs
 */

/** Whether GitHub runs this, which shows what is found beside the line it is found in. */
export const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';

/**
 * A program that passes or fails as a whole.
 * @param {string} script
 * @param {readonly string[]} args
 */
const whole =
  (script, args) =>
  /** @param {Hear} [hear] */
  async (hear) => {
    const status = await execPackage(script, args, {hear});
    return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  };

/**
 * Checks of our own, which write how many passed and failed.
 * @param {string} script
 * @param {string} report the file for it
 */
const counted =
  (script, report) =>
  /**
   * @param {Hear} [hear]
   * @returns {Promise<Tally>}
   */
  async (hear) => {
    const status = await execPackage('tsx/dist/cli.mjs', [script, `--report=${report}`], {hear});
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return text === undefined ? {passed: 0, failed: Math.max(1, status)} : JSON.parse(text);
  };

/**
 * Playwright Test, whose report has the counts.
 * @param {string} name of the reports
 * @param {string} folder for the one that is read here
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function playwright(name, folder, args, env = {}) {
  const report = path.join(folder, `${name}.json`);
  const reporters = ['dot', 'json', ...(isOnGitHub ? ['github', 'html'] : [])];
  const status = await execPackage(
    '@playwright/test/cli.js',
    ['test', `--reporter=${reporters.join(',')}`, ...args],
    {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${name}`,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return countPlaywright(text, status);
}

/**
 * What looks at the sources alone, by name.
 * @param {string} folder for reports
 * @returns {Record<string, Part>}
 */
export function quickParts(folder) {
  return {
    types: {
      run: whole('typescript/bin/tsc', ['--noEmit']),
      findings: typescriptFindings,
    },
    'lint: scripts and components': {
      run: whole('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
      findings: (said) => eslintFindings(said, ROOT),
    },
    'lint: style sheets': {
      run: whole('stylelint/bin/stylelint.mjs', [
        'src/**/*.css',
        '--max-warnings=0',
        ...(isOnGitHub ? ['--formatter=unix'] : []),
      ]),
      findings: (said) => lineFindings(said, ROOT),
    },
    format: {
      run: whole('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
      findings: (said) => prettierFindings(said, ROOT),
    },
    content: {
      run: counted('checks/main.ts', path.join(folder, 'content.json')),
      findings: (said) => lineFindings(said, ROOT),
    },
    licences: {
      run: whole('tsx/dist/cli.mjs', ['scripts/licences.ts']),
      findings: (said) => lineFindings(said, ROOT),
    },
  };
}

/**
 * The other parts by their names, in the order of their speed; each takes all processors. `build` comes before the tests
 * that need it.
 * @param {string} folder for reports
 * @returns {Record<string, Part>}
 */
export function longParts(folder) {
  let isBuilt = false;
  return {
    unit: {run: () => playwright('unit', folder, ['--config=playwright.unit.config.ts'])},
    build: {
      run: async (hear) => {
        // An older build must not stand in for one that fails.
        await rm(`${ROOT}build`, {recursive: true, force: true});
        isBuilt = (await build([], {hear, isChecked: true})) === 0;
        return isBuilt ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
      },
      findings: (said) => pageFindings(said, ROOT),
    },
    browser: {
      run: async () => {
        if (!isBuilt) {
          console.log('Not run: there is no build to test.');
          return {passed: 0, failed: 1};
        }
        return playwright('browser', folder, [], await e2eEnv());
      },
    },
  };
}

/**
 * Runs one part; what it throws is its failure, not the end of the others.
 * @param {Part} part
 * @param {Hear} [hear]
 * @returns {Promise<Tally>}
 */
export async function attempt({run}, hear) {
  try {
    return await run(hear);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return {passed: 0, failed: 1};
  }
}

/**
 * Runs parts, as many at a time as there are processors.
 * @param {Record<string, Part>} parts
 * @param {(name: string, part: Part, tally: Tally, said: string) => void | Promise<void>} tell is called for each when it
 * is done, with what it said under its name
 */
export async function sideBySide(parts, tell) {
  const waiting = Object.entries(parts);
  // Whoever ends this ends the programs that run; those that wait do not begin.
  const empty = () => void waiting.splice(0);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, empty);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, part] = next;
      const start = Date.now();
      let said = '';
      const tally = await attempt(part, (text) => (said += text));
      console.log(`\n== ${name}\n${said}${partLine(tally, start)}`);
      await tell(name, part, tally, said);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, empty);
}

/**
 * Does something with a folder for reports, which is gone afterwards.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 */
export async function withReports(use) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rift-test-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * The line below what a part said.
 * @param {Tally} tally
 * @param {number} start when it began
 */
export function partLine({passed, failed}, start) {
  const seconds = Math.round((Date.now() - start) / 1000);
  return `   ${passed} passed, ${failed} failed in ${seconds} s`;
}

import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
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
import {Refusal} from './refusal.mjs';
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
  const report = path.join(folder, 'content.json');
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
      run: async (hear) => {
        const status = await execPackage(
          'tsx/dist/cli.mjs',
          ['scripts/content/main.ts', `--report=${report}`],
          {hear},
        );
        const text = await readFile(report, 'utf8').catch(() => undefined);
        return text === undefined ? {passed: 0, failed: Math.max(1, status)} : JSON.parse(text);
      },
      findings: (said) => lineFindings(said, ROOT),
    },
  };
}

/**
 * Every part by its name, in the order of its speed. `build` comes before the tests that need it.
 * @param {string} folder for reports
 * @returns {Record<string, Part>}
 */
export function allParts(folder) {
  let isBuilt = false;
  const {content, ...lint} = quickParts(folder);
  return {
    ...lint,
    unit: {run: () => playwright('unit', folder, ['--config=playwright.unit.config.ts'])},
    ...(content && {content}),
    build: {
      run: async (hear) => {
        // An older build must not stand in for one that fails.
        await rm(`${ROOT}build`, {recursive: true, force: true});
        isBuilt = (await build([], {hear})) === 0;
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
    console.error(error instanceof Refusal ? error.message : error);
    return {passed: 0, failed: 1};
  }
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

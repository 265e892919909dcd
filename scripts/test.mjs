import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {recorded} from './lib/buildRecord.mjs';
import {execPackage, ROOT} from './lib/exec.mjs';
import {e2eEnv} from './lib/e2eEnv.mjs';
import {Refusal} from './lib/refusal.mjs';
import {countPlaywright, summary} from './lib/tally.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/**
 * A program that passes or fails as a whole.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<Tally>}
 */
async function whole(script, args) {
  const status = await execPackage(script, args);
  return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/**
 * Playwright Test, whose report has the counts.
 * @param {string} report where to put it
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function playwright(report, args, env = {}) {
  const reporters = ['--reporter=dot,json'];
  const status = await execPackage('@playwright/test/cli.js', ['test', ...reporters, ...args], {
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return countPlaywright(text, status);
}

/**
 * Each part by its name, in the order of its speed. `build` comes before the tests that need it.
 * @param {string} folder for reports
 * @returns {Record<string, () => Promise<Tally>>}
 */
function parts(folder) {
  let isBuilt = false;
  const content = path.join(folder, 'content.json');
  return {
    types: () => whole('typescript/bin/tsc', ['--noEmit']),
    'lint: scripts and components': () => whole('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
    'lint: style sheets': () => whole('stylelint/bin/stylelint.mjs', ['src/**/*.css', '--max-warnings=0']),
    format: () => whole('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
    unit: () => playwright(path.join(folder, 'unit.json'), ['--config=playwright.unit.config.ts']),
    content: async () => {
      const status = await execPackage('tsx/dist/cli.mjs', [
        'scripts/content/main.ts',
        `--report=${content}`,
      ]);
      const text = await readFile(content, 'utf8').catch(() => undefined);
      return text === undefined ? {passed: 0, failed: Math.max(1, status)} : JSON.parse(text);
    },
    build: async () => {
      // An older build must not stand in for one that fails.
      await rm(`${ROOT}build`, {recursive: true, force: true});
      isBuilt = (await recorded(() => execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build']))) === 0;
      return isBuilt ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
    },
    browser: async () => {
      if (!isBuilt) {
        console.log('Not run: there is no build to test.');
        return {passed: 0, failed: 1};
      }
      return playwright(path.join(folder, 'browser.json'), [], await e2eEnv());
    },
  };
}

/**
 * Runs one part; what it throws is its failure, not the end of the others.
 * @param {() => Promise<Tally>} part
 * @returns {Promise<Tally>}
 */
async function attempt(part) {
  try {
    return await part();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return {passed: 0, failed: 1};
  }
}

/**
 * Everything, one part after the other; the last line counts over all of them.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function test() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rift-test-'));
  /** @type {[string, Tally][]} */
  const tallies = [];
  for (const [name, part] of Object.entries(parts(folder))) {
    console.log(`\n== ${name}`);
    const start = Date.now();
    const tally = await attempt(part);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`   ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
    tallies.push([name, tally]);
  }
  await rm(folder, {recursive: true, force: true});
  const {lines, status} = summary(tallies);
  console.log(`\n${lines.join('\n')}`);
  return status;
}

import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import {exec, ROOT} from './exec';
import {inParallel} from './inParallel';
import {playwright} from './playwright';

/** The scripts of package.json that look at the sources alone, the slowest first. */
const CHECKS = ['test:content', 'lint', 'typecheck', 'format:check', 'lint:css', 'test:licences'] as const;

/** Whether GitHub runs this, which is shown a report of its own. */
const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';

interface Counts {
  passed: number;
  failed: number;
}

/** What came of a part of `npm test`. */
interface Result extends Counts {
  name: string;
  seconds: number;
}

async function timed(name: string, run: () => Promise<Counts>): Promise<Result> {
  const start = Date.now();
  const counts = await run();
  return {name, ...counts, seconds: Math.round((Date.now() - start) / 1000)};
}

/** A program that passes or fails as a whole, unless the last line of its output counts. */
export function countsOf(status: number, output = ''): Counts {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
  if (passed !== undefined)
    return {passed: Number(passed), failed: Math.max(Number(failed), status === 0 ? 0 : 1)};
  return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Runs a script of package.json, and prints its output when it is done. */
async function check(name: string): Promise<Result> {
  const {scripts} = JSON.parse(readText(path.join(ROOT, 'package.json'))) as {
    scripts: Record<string, string>;
  };
  const env = {PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)};
  let output = '';
  const result = await timed(name, async () =>
    countsOf(
      await exec(scripts[name] ?? '', [], {env, hear: (text) => (output += text), isShell: true}),
      output,
    ),
  );
  console.log(`\n== ${name}: ${result.seconds} s\n${output.trimEnd()}`);
  return result;
}

/** Runs what needs no build, as many parts at a time as there are processors. */
export async function checkSources(): Promise<Result[]> {
  const results: Result[] = [];
  await inParallel(CHECKS, async (name) => void results.push(await check(name)));
  return results;
}

interface PlaywrightStats {
  expected: number;
  unexpected: number;
  flaky: number;
  skipped: number;
}

/** Counts skipped tests, and those that passed at a second try, as failed: they have shown nothing. */
export function countStats({expected, unexpected, flaky, skipped}: PlaywrightStats, status: number): Counts {
  const failed = unexpected + flaky + skipped;
  const isUnexplained = failed === 0 && (status !== 0 || expected === 0);
  return {passed: expected, failed: isUnexplained ? 1 : failed};
}

/** Runs tests of Playwright, and counts them by its report. */
export function testWith(name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Result> {
  console.log(`\n== ${name}`);
  const file = path.join(ROOT, `test-results/${name}.json`);
  rmSync(file, {force: true});
  return timed(name, async () => {
    const reporters = ['dot', 'json', ...(isOnGitHub ? ['github', 'html'] : [])];
    const status = await playwright([`--reporter=${reporters.join(',')}`, ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_HTML_OUTPUT_DIR: `playwright-report/${name}`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    });
    try {
      return countStats((JSON.parse(readText(file)) as {stats: PlaywrightStats}).stats, status);
    } catch {
      return {passed: 0, failed: 1};
    }
  });
}

/** Runs a part that passes or fails as a whole. */
export function runPart(name: string, run: () => Promise<number>): Promise<Result> {
  console.log(`\n== ${name}`);
  return timed(name, async () => countsOf(await run()));
}

/** A line for each part, and one that counts over all of them. */
export function table(results: readonly Result[]): string[] {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const rows = results.map(
    ({name, passed, failed, seconds}) =>
      `${failed === 0 ? '  ' : '! '}${name.padEnd(16)}${`${passed} passed`.padStart(14)}${`${failed} failed`.padStart(12)}${`${seconds} s`.padStart(8)}`,
  );
  return [...rows, '', `${sum(({passed}) => passed)} passed, ${sum(({failed}) => failed)} failed`];
}

/** Prints the table, and returns the exit status. */
export function report(results: readonly Result[]): number {
  const text = table(results).join('\n');
  console.log(`\n${text}`);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `\`\`\`text\n${text}\n\`\`\`\n`);
  return results.every(({failed}) => failed === 0) ? 0 : 1;
}

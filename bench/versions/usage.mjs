import {readFileSync, rmSync} from 'node:fs';
import {performance} from 'node:perf_hooks';
import {fileURLToPath} from 'node:url';

/**
 * @typedef {object} Usage
 * @property {number} status exit status
 * @property {number} wallMs
 * @property {number} cpuMs of all Node processes, with their threads
 * @property {number} peakBytes the largest resident memory of each Node process, added up: no less than that of all at one time
 */

const HOOK = fileURLToPath(new URL('usage.cjs', import.meta.url));

/**
 * Runs a program and answers what it took, with the Node processes that it starts. Read from the processes themselves, so that
 * nothing is sampled and every system has it.
 * @param {string} file that takes notes, to be made
 * @param {(env: NodeJS.ProcessEnv) => Promise<number>} run starts the program with these variables and answers its exit status
 * @returns {Promise<Usage>}
 */
export async function usageOf(file, run) {
  const start = performance.now();
  const options = `${process.env.NODE_OPTIONS ?? ''} --require "${HOOK.replaceAll('\\', '\\\\')}"`;
  const status = await run({NODE_OPTIONS: options.trim(), RIFT_USAGE: file});
  const wallMs = performance.now() - start;
  /** @type {NodeJS.ResourceUsage[]} */
  const notes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(file);
  const sum = (/** @type {(note: NodeJS.ResourceUsage) => number} */ of) =>
    notes.reduce((total, note) => total + of(note), 0);
  return {
    status,
    wallMs,
    cpuMs: sum(({userCPUTime, systemCPUTime}) => (userCPUTime + systemCPUTime) / 1000),
    peakBytes: sum(({maxRSS}) => maxRSS * 1024),
  };
}

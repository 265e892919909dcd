import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';

export interface Usage {
  /** Exit status. */
  status: number;
  wallMs: number;
  /** Of all Node processes, with their threads. */
  cpuMs: number;
  /** The largest resident memory of each Node process, added up: no less than that of all at one time. */
  peakBytes: number;
}

const HOOK = path.join(__dirname, 'usage.cjs');

/**
 * Runs a program and returns what it took, with the Node processes that it starts. Read from the processes themselves, so that
 * nothing is sampled and every system has it.
 *
 * @param file - takes notes; it is made, and removed
 * @param run - starts the program with these variables and resolves to its exit status
 */
export async function usageOf(
  file: string,
  run: (env: NodeJS.ProcessEnv) => Promise<number>,
): Promise<Usage> {
  const start = performance.now();
  const options = `${process.env.NODE_OPTIONS ?? ''} --require "${HOOK.replaceAll('\\', '\\\\')}"`;
  const status = await run({NODE_OPTIONS: options.trim(), RIFT_USAGE: file});
  const wallMs = performance.now() - start;
  const notes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  rmSync(file);
  const sum = (of: (note: NodeJS.ResourceUsage) => number) =>
    notes.reduce((total, note) => total + of(note), 0);
  return {
    status,
    wallMs,
    cpuMs: sum(({userCPUTime, systemCPUTime}) => (userCPUTime + systemCPUTime) / 1000),
    peakBytes: sum(({maxRSS}) => maxRSS * 1024),
  };
}

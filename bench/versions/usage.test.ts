import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {exec} from '../../scripts/lib/exec';
import {usageOf} from './usage';

/** Uses the processor in a process that it starts, and keeps memory there. */
const PROGRAM = `
const {spawnSync} = require('node:child_process');
const work = 'const kept = Buffer.alloc(150e6, 1); const end = process.cpuUsage().user + 300e3;' +
  'while (process.cpuUsage().user < end);process.exitCode = kept.length === 150e6 ? 3 : 1';
process.exitCode = spawnSync(process.execPath, ['--eval', work]).status;
`;

test('what a program took includes the processes that it started', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-usage-'));
  try {
    const usage = await usageOf(path.join(folder, 'usage.jsonl'), (env) =>
      exec(process.execPath, ['--eval', PROGRAM], {env}),
    );
    expect(usage.status).toBe(3);
    expect(usage.cpuMs).toBeGreaterThan(300);
    expect(usage.wallMs).toBeGreaterThan(300);
    expect(usage.peakBytes).toBeGreaterThan(200e6);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

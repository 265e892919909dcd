import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {aside, execPackage} from '../lib/exec.mjs';
import {run} from './run';
import type {World} from './world';

const TSX = 'tsx/dist/cli.mjs';

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  const answer = await terminal.question(`${question} [Y/n] `);
  terminal.close();
  return !/^\s*n/i.test(answer);
}

const world: World = {
  root: process.cwd(),
  say: (line) => console.log(line),
  progress: (line) => console.error(line),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
  async checkText() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-docs-'));
    const report = path.join(folder, 'report.json');
    let said = '';
    const hear = (text: string) => (said += text);
    const status = await execPackage(TSX, ['scripts/content/main.ts', `--report=${report}`], {hear});
    if (status !== 0) aside(said);
    const failed = existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as {failed: number}).failed
      : 0;
    rmSync(folder, {recursive: true, force: true});
    return status === 0 ? 0 : Math.max(1, failed);
  },
  cutVersion: (folder, version) =>
    execPackage('@docusaurus/core/bin/docusaurus.mjs', ['docs:version', version], {cwd: folder, hear: aside}),
};

process.exitCode = await run(world, process.argv.slice(2));

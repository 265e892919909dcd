import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {once} from 'node:events';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {aside, execPackage} from '../lib/exec.mjs';
import {Refusal} from '../lib/refusal.mjs';
import {run} from './run';
import type {World} from './world';

const TSX = 'tsx/dist/cli.mjs';

/** Nothing is a yes; whoever ends the input or presses Ctrl-C ends the command. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({input: process.stdin, output: process.stderr});
  try {
    for (;;) {
      const answer = await Promise.race([
        lines.question(`${question} [Y/n] `),
        once(lines, 'close').then(() => undefined),
      ]).catch(() => undefined);
      if (answer === undefined) throw new Refusal('Nothing was changed.');
      if (/^\s*(y|yes)?\s*$/i.test(answer)) return true;
      if (/^\s*no?\s*$/i.test(answer)) return false;
    }
  } finally {
    lines.close();
  }
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
    const status = await execPackage(TSX, ['checks/main.ts', `--report=${report}`], {hear});
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

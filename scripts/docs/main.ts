import {once} from 'node:events';
import {createInterface} from 'node:readline/promises';
import {aside, execPackage} from '../lib/exec.mjs';
import {UserError} from '../lib/refusal.mjs';
import {run} from './cli';

/** Ctrl-C and the end of the input end the command. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({input: process.stdin, output: process.stderr});
  try {
    for (;;) {
      const answer = await Promise.race([
        lines.question(`${question} [y/n] `),
        once(lines, 'close').then(() => undefined),
      ]).catch(() => undefined);
      if (answer === undefined) throw new UserError('Nothing was changed.');
      if (/^\s*(y|yes)\s*$/i.test(answer)) return true;
      if (/^\s*no?\s*$/i.test(answer)) return false;
    }
  } finally {
    lines.close();
  }
}

process.exitCode = await run(
  {
    root: process.cwd(),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
    async checkText() {
      let output = '';
      const hear = (text: string) => (output += text);
      const status = await execPackage('tsx/dist/cli.mjs', ['scripts/content/main.ts'], {hear});
      if (status !== 0) aside(output);
      return status === 0;
    },
  },
  process.argv.slice(2),
);

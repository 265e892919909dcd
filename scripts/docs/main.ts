import {once} from 'node:events';
import {createInterface} from 'node:readline/promises';
import {runCommand} from '../lib/command';
import {execPackage, toStderr} from '../lib/exec';
import {run} from './cli';

/** Whatever is not a yes is a no: the end of the input and Ctrl-C, too. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({input: process.stdin, output: process.stderr});
  const closed = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} [y/N] `), closed]);
  lines.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}

/** A failed check prints what is wrong. */
async function checkText(): Promise<boolean> {
  let output = '';
  const hear = (text: string) => (output += text);
  const status = await execPackage('tsx/dist/cli.mjs', ['checks/main.ts'], {hear});
  if (status !== 0) toStderr(output);
  return status === 0;
}

runCommand(__filename, (args) =>
  run(
    {
      root: process.cwd(),
      print: (line) => console.log(line),
      printError: (line) => console.error(line),
      confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : undefined,
      checkText,
    },
    args,
  ),
);

import {fileURLToPath} from 'node:url';
import {newPage} from './newPage';
import {terminal} from './terminal';

process.exitCode = await newPage(process.argv.slice(2), {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  say: (line) => console.log(line),
  refuse: (line) => console.error(line),
  terminal: process.stdin.isTTY && process.stdout.isTTY ? terminal() : undefined,
});

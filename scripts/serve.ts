import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readText} from '../config/files';
import {VERCEL_FILE} from '../src/redirects/redirects';
import {ROOT, runCommand, UserError} from './lib/command';
import {siteHandler, type Hosting} from './lib/siteHandler';

const BUILD = path.join(ROOT, 'build');

function readPort(args: string[]): number {
  const {values} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p', default: '3000'}},
    strict: false,
  });
  const port = Number(values.port);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`"${values.port}" is not a port: give a number from 1 to 65535, such as --port 3001.`);
}

/** Serves the build as a host would: clean addresses, redirects, the 404 page. */
runCommand(__filename, async (args) => {
  const port = readPort(args);
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new UserError('There is no build to serve: run `npm run build` first.');
  const hosting = JSON.parse(readText(path.join(BUILD, VERCEL_FILE))) as Hosting;
  const server = createServer(siteHandler(BUILD, hosting));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({message}) =>
      reject(new UserError(`${message}. To choose another port: npm run serve -- --port ${port + 1}`)),
    );
    server.listen(port, resolve);
  });
  console.log(`The built site is at http://localhost:${port}. Press Ctrl-C to stop.`);
  return 0;
});

import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ROOT, runCommand, UserError} from './lib/command';
import {siteHandler} from './lib/siteHandler';

/** Serves the build as a host would: clean addresses, redirects, headers, the 404 page. */
runCommand(__filename, async (args) => {
  const {values} = parseArgs({args, options: {port: {type: 'string', short: 'p', default: '3000'}}});
  if (!existsSync(path.join(ROOT, 'build/index.html')))
    throw new UserError('There is no build to serve: run `npm run build` first.');
  const server = createServer(siteHandler(ROOT));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({message}) =>
      reject(new UserError(`${message}. To choose another port: npm run serve -- --port 3001`)),
    );
    server.listen(Number(values.port), resolve);
  });
  console.log(`The built site is at http://localhost:${values.port}. Press Ctrl-C to stop.`);
  return 0;
});

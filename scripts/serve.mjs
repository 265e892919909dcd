import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {ROOT} from './lib/exec.mjs';
import {siteHandler} from './lib/siteHandler.mjs';
import {portOf, requireFreePort} from './lib/port.mjs';
import {UserError} from './lib/userError.mjs';

const BUILD = `${ROOT}build`;

/**
 * Serves the build as a host would: clean addresses, redirects, the 404 page.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function serve(args) {
  const port = portOf(args);
  if (!existsSync(`${BUILD}/index.html`))
    throw new UserError('There is no build to serve: run `npm run build` first.');
  await requireFreePort(port, 'npm run serve');
  const hosting = JSON.parse(await readFile(`${BUILD}/vercel.json`, 'utf8'));
  const server = createServer(siteHandler(BUILD, hosting));
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  console.log(`The built site is at http://localhost:${port}. Press Ctrl-C to stop.`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  server.closeAllConnections();
  server.close();
  return 0;
}

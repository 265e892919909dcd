import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {freePort} from './port.mjs';

/**
 * Runs `npm run serve` of a copy of the project.
 * @param {string} folder
 */
export async function startServer(folder) {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/run.cjs', 'serve', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  // It says where it is once it answers.
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([status]) => Promise.reject(new Error(`The server ended with status ${status}.`))),
  ]);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

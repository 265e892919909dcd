import {createServer} from 'node:net';
import {UserError} from './userError.mjs';

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65535;

/**
 * The port that `--port N`, `--port=N` or `-p N` names.
 * @param {readonly string[]} args
 * @returns {number} 3000 where none is named
 */
export function portOf(args) {
  const index = args.findIndex((arg) => /^(--port|-p)(=|$)/.test(arg));
  if (index === -1) return DEFAULT_PORT;
  const text = args[index]?.split('=')[1] ?? args[index + 1] ?? '';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > LARGEST_PORT) {
    throw new UserError(
      `"${text}" is not a port: give a number from 1 to ${LARGEST_PORT}, such as --port 3001.`,
    );
  }
  return port;
}

/**
 * Opens a port for a moment. Without an address that asks for all of them, so whoever has one is noticed.
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port that was free
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/**
 * @param {number} port
 * @param {string} command what to type with another port
 */
export async function requireFreePort(port, command) {
  try {
    await tryPort(port);
  } catch (error) {
    const {code} = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`;
    throw new UserError(
      `Port ${port} ${reason}: end that program, or choose another port with \`${command} -- --port ${port + 1}\`.`,
    );
  }
}

export const freePort = () => tryPort(0);

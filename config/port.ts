import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {UserError} from './files';

/** The number of a port, as it was typed. */
export function portOf(text: string, npmCommand: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UserError(`"${text}" is not a port. Write a number up to 65535: ${npmCommand} -- --port 3001`);
}

/** Lets a server listen to a port, and resolves when it does. */
export async function listen(server: Server, port: number, npmCommand: string, host?: string): Promise<void> {
  try {
    await once(server.listen({port, host}), 'listening');
  } catch (error) {
    const {message} = error as Error;
    throw new UserError(`${message}. To choose another port: ${npmCommand} -- --port 3001`);
  }
}

/** Listens for a moment, and returns the port. */
async function occupy(start: (server: Server) => Promise<unknown>): Promise<number> {
  const server = createServer();
  await start(server);
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Refuses a port that is taken. */
export async function requireFree(port: number, npmCommand: string): Promise<void> {
  await occupy((server) => listen(server, port, npmCommand, 'localhost'));
}

/** A port that is not in use. */
export const freePort = (): Promise<number> => occupy((server) => once(server.listen(0), 'listening'));

import {ensureInstalled} from './install.mjs';
import {UserError} from './userError.mjs';

/** @typedef {(args: string[]) => Promise<number>} Command a command takes its arguments and answers an exit status */

/** @type {Record<string, () => Promise<{default: Command}>>} */
const commands = {
  start: () => import('../start.mjs'),
  serve: () => import('../serve.mjs'),
  test: () => import('../test.mjs'),
  check: () => import('../check.mjs'),
  e2e: () => import('../e2e.mjs'),
  docs: () => import('../docs.mjs'),
  diagrams: () => import('../diagrams.mjs'),
  pictures: () => import('../pictures.mjs'),
  docusaurus: () => import('../docusaurus.mjs'),
  bench: () => import('../bench.mjs'),
};

/**
 * Runs one of the commands above after installing what is missing. Ends the process with the command's status;
 * what a reader can put right is one plain line and status 1.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function run(name, args) {
  try {
    const load = commands[name ?? ''];
    if (!load)
      throw new UserError(
        `There is no command "${name ?? ''}". There are: ${Object.keys(commands).join(', ')}.`,
      );
    await ensureInstalled();
    const {default: command} = await load();
    process.exitCode = await command(args);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

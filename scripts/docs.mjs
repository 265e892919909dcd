import {execPackage} from './lib/exec.mjs';

/**
 * The versions of the documentation: see scripts/docs.
 * @type {import('./lib/main.mjs').Command}
 */
export default function docs(args) {
  return execPackage('tsx/dist/cli.mjs', ['scripts/docs/main.ts', ...args]);
}

import {execPackage} from './lib/exec.mjs';

/**
 * This site beside its peers: see bench/main.ts.
 * @type {import('./lib/main.mjs').Command}
 */
export default function bench(args) {
  return execPackage('tsx/dist/cli.mjs', ['bench/main.ts', ...args]);
}

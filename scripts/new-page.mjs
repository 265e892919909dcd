import {execPackage} from './lib/exec.mjs';

/**
 * Makes a page of the next version and its entry in the sidebar.
 * @type {import('./lib/main.mjs').Command}
 */
export default function newPage(args) {
  return execPackage('tsx/dist/cli.mjs', ['scripts/new-page/main.ts', ...args]);
}

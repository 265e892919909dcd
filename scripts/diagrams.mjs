import {execPackage} from './lib/exec.mjs';

/**
 * The pictures of the diagrams, drawn before the build: see scripts/diagrams.
 * @type {import('./lib/main.mjs').Command}
 */
export default function diagrams(args) {
  return execPackage('tsx/dist/cli.mjs', ['src/diagrams/draw/main.ts', ...args]);
}

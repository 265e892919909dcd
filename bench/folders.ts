import path from 'node:path';

/** The folder of the bench, and that of the project. */
export const BENCH = __dirname;
export const ROOT = path.dirname(BENCH);

/**
 * What the bench installs and builds. Not below `node_modules`: bundlers take what stands there for packages, and leave it as
 * it is.
 */
const WORK = path.join(BENCH, '.work');

/** Where a peer or a tool is installed, and a peer is built. */
export const workFolder = (name: string) => path.join(WORK, name);

/** A package that wants to run a script when it is installed. */
export interface ReviewedScript {
  name: string;
  /** The version whose script was read: another one may do something else. */
  version: string;
  isAllowed: boolean;
  /** What the script does, and why it may, or what the site does without it. */
  reason: string;
}

export const reviewedScripts: readonly ReviewedScript[] = [
  {
    name: '@swc/core',
    version: '1.16.18',
    isAllowed: false,
    reason:
      'looks whether its binary for this system can be loaded, and fetches one as WebAssembly if not; npm installs the binary as a package of its own',
  },
  {
    name: 'core-js',
    version: '3.51.0',
    isAllowed: false,
    reason: 'asks for donations on the console, and does nothing else',
  },
  {
    name: 'esbuild',
    version: '0.28.2',
    isAllowed: false,
    reason:
      'puts its binary in the place of a small script that starts it, which saves time at each start, and fetches one where npm did not install it as a package of its own; tsx uses neither',
  },
];

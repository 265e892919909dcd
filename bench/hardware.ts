import os from 'node:os';

/** What this machine is, as reports say it. */
export const hardware = (): string =>
  `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 1e9)} GB of memory, ${os.type()} on ${os.arch()}`;

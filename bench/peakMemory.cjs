'use strict';

// Loaded into every Node process of a build; records the peak memory of the process when it exits.

const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.RIFT_PEAKS;

// The memory of a process includes that of its threads.
if (isMainThread && file)
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS * 1024}\n`));

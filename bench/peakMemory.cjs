'use strict';

// Loaded into every Node process of a build, which notes its peak memory when it ends.

const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.RIFT_PEAKS;

// The memory of a process includes its threads.
if (isMainThread && file)
  process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS * 1024}\n`));

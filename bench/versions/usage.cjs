'use strict';

// Loaded into every Node process of a run that is measured, which notes at its end what it took.

const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const file = process.env.RIFT_USAGE;

// What a process took includes its threads.
if (isMainThread && file) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}

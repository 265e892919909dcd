'use strict';

// The one entry point of package.json's scripts. Kept to syntax that old versions of Node can read,
// so that they can say what is missing instead of failing on a newer word.

var nodeVersion = require('./lib/nodeVersion.cjs');

var problem = nodeVersion.problemWith(process.version);
if (problem) {
  console.error(problem);
  process.exit(1);
}

// npm ends with a signal the shell between, which passes it on to nobody: whoever ends npm ends this as well.
if (process.env.npm_lifecycle_event) {
  var parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

import('./lib/main.mjs').then(function (main) {
  return main.run(process.argv[2], process.argv.slice(3));
});

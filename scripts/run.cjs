'use strict';

// The one entry point of package.json's scripts. Kept to syntax that old versions of Node can read,
// so that they can say what is missing instead of failing on a newer word.

var nodeVersion = require('./lib/nodeVersion.cjs');

var problem = nodeVersion.problemWith(process.version);
if (problem) {
  console.error(problem);
  process.exit(1);
}

import('./lib/main.mjs').then(function (main) {
  return main.run(process.argv[2], process.argv.slice(3));
});

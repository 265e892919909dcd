'use strict';

// Runs a TypeScript file with its arguments: node scripts/run.cjs scripts/start.ts --port 3001.
// Written so that old versions of Node can read it, and say what is missing instead of failing on a newer word.

var spawnSync = require('child_process').spawnSync;
var readFileSync = require('fs').readFileSync;
var path = require('path');

var root = path.dirname(__dirname);

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8').replace(/^\uFEFF/, ''));
}

var wanted = readJson('package.json').engines.node.replace('>=', '');
var here = process.version.slice(1).split('.');
var least = wanted.split('.');
if (Number(here[0]) < Number(least[0]) || (here[0] === least[0] && Number(here[1]) < Number(least[1]))) {
  console.error(
    'This is Node ' +
      process.version +
      ', too old for this site: install Node ' +
      wanted +
      ' or newer from https://nodejs.org.',
  );
  process.exit(1);
}

/** Whether node_modules has what the lockfile names. Optional packages may be absent: they are for other systems. */
function isInstalled() {
  try {
    var locked = readJson('package-lock.json').packages;
    // Written by npm at the end of an installation.
    var installed = readJson('node_modules/.package-lock.json').packages;
    return Object.keys(locked).every(function (folder) {
      if (folder === '') return true;
      var found = installed[folder];
      return found
        ? found.version === locked[folder].version
        : locked[folder].optional || locked[folder].devOptional;
    });
  } catch (error) {
    return false;
  }
}

if (!isInstalled()) {
  console.error('Installing packages (npm ci) ...');
  var result = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed: see what npm says above; a working network is needed once.',
    );
    process.exit(1);
  }
}

// A signal to npm ends npm and its shell, which do not pass it on: without this the command would go on, and hold its port.
if (process.env.npm_lifecycle_event) {
  var parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

require('tsx/cjs/api').register();
var file = path.resolve(String(process.argv[2]));
process.argv.splice(1, 2, file);
require(file);

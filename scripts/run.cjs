'use strict';

// Runs a TypeScript file with its arguments: node scripts/run.cjs scripts/start.ts --port 3001.
// Written so that old versions of Node can parse it, and say what is missing instead of failing on newer syntax.

var spawnSync = require('child_process').spawnSync;
var fs = require('fs');
var path = require('path');

var root = path.dirname(__dirname);

var wanted = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace(
  '>=',
  '',
);
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

/** @param {string} file */
function timeOf(file) {
  try {
    return fs.statSync(path.join(root, file)).mtimeMs;
  } catch (error) {
    return 0;
  }
}

/** Whether the packages are linked from another folder, as in a copy of the project: npm would empty that folder. */
function isLinked() {
  try {
    return fs.lstatSync(path.join(root, 'node_modules')).isSymbolicLink();
  } catch (error) {
    return false;
  }
}

// npm writes the second file at the end of an installation.
if (!isLinked() && timeOf('package-lock.json') > timeOf('node_modules/.package-lock.json')) {
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

// A signal to npm ends npm and its shell, but they do not pass it on: without this the command would keep running, and keep its port.
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

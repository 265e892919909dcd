'use strict';

// Runs a TypeScript file with its arguments: node scripts/run.cjs scripts/start.ts --port 3001.
// Written so that old versions of Node can parse it, and say what is missing instead of failing on newer syntax.

var spawnSync = require('child_process').spawnSync;
var fs = require('fs');
var path = require('path');

var root = path.dirname(__dirname);

var oldest = require('../package.json').engines.node.slice('>='.length);
if (process.version.slice(1).localeCompare(oldest, 'en', {numeric: true}) < 0) {
  var advice = 'install Node ' + oldest + ' or newer from https://nodejs.org.';
  console.error('This is Node ' + process.version + ', too old for this site: ' + advice);
  process.exit(1);
}

function isInstalled() {
  try {
    // Packages linked from another folder, as in a copy of the project, are installed there: npm would empty that folder.
    if (fs.lstatSync(path.join(root, 'node_modules')).isSymbolicLink()) return true;
    // npm writes this file at the end of an installation.
    var installed = fs.statSync(path.join(root, 'node_modules/.package-lock.json'));
    return installed.mtimeMs >= fs.statSync(path.join(root, 'package-lock.json')).mtimeMs;
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
      'The packages could not be installed: npm says above why. A working network is needed once.',
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

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

/**
 * The packages in a file that npm wrote, by their folders.
 *
 * @param {string} file
 */
function packagesIn(file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
}

// Compares what package-lock.json names with what npm noted at the end of an installation, and not their times, which a branch or a
// stash sets anew. Further packages do no harm. npm leaves out packages for other systems, which are optional.
function isInstalled() {
  var wanted = packagesIn('package-lock.json');
  try {
    // Packages linked from another folder, as in a copy of the project, are installed there: npm would change that folder.
    if (fs.lstatSync(path.join(root, 'node_modules')).isSymbolicLink()) return true;
    var present = packagesIn('node_modules/.package-lock.json');
  } catch (error) {
    return false;
  }
  return Object.keys(wanted).every(function (folder) {
    var one = wanted[folder];
    var own = present[folder];
    if (folder === '') return true;
    if (own === undefined) return one.optional || one.devOptional;
    var isSame = own.version === one.version && own.integrity === one.integrity;
    return isSame && fs.existsSync(path.join(root, folder));
  });
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

function install() {
  console.error('Installing packages (npm install) ...');
  // Not `npm ci`, which empties node_modules first: this takes back what it did when it fails. It leaves the lockfile as it is.
  var args = [
    'install',
    '--no-save',
    '--package-lock',
    '--include=dev',
    '--prefer-offline',
    '--loglevel=error',
  ];
  var result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    var reason = result.error ? result.error.message : 'npm says above why';
    refuse(
      'The packages could not be installed: ' +
        reason +
        '. Those that were there still are; new ones need a working network.',
    );
  }
  if (!isInstalled())
    refuse('package-lock.json does not fit package.json: run npm install, and commit package-lock.json.');
}

try {
  if (!isInstalled()) install();
} catch (error) {
  refuse(
    'package-lock.json cannot be read: ' +
      String(error).replace(/\s+/g, ' ') +
      '. Correct it, or take it back: git checkout -- package-lock.json',
  );
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

'use strict';

var LEAST_MAJOR = 20;

/**
 * One line that says what to do, or undefined when this Node will do.
 * @param {string} version as in process.version, such as v20.1.0
 * @returns {string | undefined}
 */
exports.problemWith = function (version) {
  var major = Number(version.replace(/^v/, '').split('.')[0]);
  if (major >= LEAST_MAJOR) return undefined;
  return (
    'This is Node ' +
    version +
    ', too old for this site: install Node ' +
    LEAST_MAJOR +
    ' or newer from https://nodejs.org and try again.'
  );
};

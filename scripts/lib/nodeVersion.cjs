'use strict';

/** From here on Node loads ES modules from CommonJS, in the versions that are kept up. */
var LEAST_MAJOR = 20;
var LEAST_MINOR = 19;

/**
 * One line that says what to do, or undefined when this Node will do.
 * @param {string} version as in process.version, such as v20.1.0
 * @returns {string | undefined}
 */
exports.problemWith = function (version) {
  var parts = version.replace(/^v/, '').split('.');
  var major = Number(parts[0]);
  if (major > LEAST_MAJOR || (major === LEAST_MAJOR && Number(parts[1]) >= LEAST_MINOR)) return undefined;
  return (
    'This is Node ' +
    version +
    ', too old for this site: install Node ' +
    LEAST_MAJOR +
    '.' +
    LEAST_MINOR +
    ' or newer from https://nodejs.org and try again.'
  );
};

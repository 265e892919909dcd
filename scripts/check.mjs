import {quickParts, sideBySide, withReports} from './lib/parts.mjs';
import {summary} from './lib/tally.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/**
 * What looks at the sources alone. Each part is shown when it is done.
 * @type {import('./lib/main.mjs').Command}
 */
export default function check() {
  return withReports(async (folder) => {
    /** @type {[string, Tally][]} */
    const tallies = [];
    await sideBySide(quickParts(folder), (name, _part, tally) => void tallies.push([name, tally]));
    const {lines, status} = summary(tallies);
    console.log(`\n${lines.join('\n')}`);
    return status;
  });
}

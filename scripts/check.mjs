import {availableParallelism} from 'node:os';
import {attempt, partLine, quickParts, withReports} from './lib/parts.mjs';
import {summary} from './lib/tally.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/**
 * What looks at the sources alone, as many at a time as there are processors. Each is shown when it is done.
 * @type {import('./lib/main.mjs').Command}
 */
export default function check() {
  return withReports(async (folder) => {
    const waiting = Object.entries(quickParts(folder));
    /** @type {[string, Tally][]} */
    const tallies = [];
    // Whoever ends this ends the programs that run; those that wait do not begin.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => waiting.splice(0));
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, part] = next;
        const start = Date.now();
        let said = '';
        const tally = await attempt(part, (text) => (said += text));
        console.log(`\n== ${name}\n${said}${partLine(tally, start)}`);
        tallies.push([name, tally]);
      }
    };
    await Promise.all(Array.from({length: availableParallelism()}, work));
    const {lines, status} = summary(tallies);
    console.log(`\n${lines.join('\n')}`);
    return status;
  });
}

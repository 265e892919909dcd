import {appendFileSync} from 'node:fs';
import {annotation, runSummary} from './lib/annotations.mjs';
import {attempt, isOnGitHub, longParts, partLine, quickParts, sideBySide, withReports} from './lib/parts.mjs';
import {summary} from './lib/tally.mjs';

/** @typedef {import('./lib/annotations.mjs').Finding} Finding */
/** @typedef {import('./lib/parts.mjs').Part} Part */
/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/**
 * Shows GitHub the places that a part named.
 * @param {string} name
 * @param {Part} part
 * @param {Tally} tally
 * @param {string} said
 * @returns {Promise<Finding[]>}
 */
async function annotate(name, part, {failed}, said) {
  if (!isOnGitHub || failed === 0) return [];
  const findings = (await part.findings?.(said)) ?? [];
  for (const finding of findings) console.log(annotation(name, finding));
  return findings;
}

/**
 * Runs a part as it is, and hears what it says where GitHub is to be shown it.
 * @param {Part} part
 * @returns {Promise<[Tally, string]>}
 */
async function aloud(part) {
  if (!isOnGitHub || !part.findings) return [await attempt(part), ''];
  let said = '';
  const tally = await attempt(part, (text) => {
    process.stdout.write(text);
    said += text;
  });
  return [tally, said];
}

/**
 * Everything: what looks at the sources side by side, then one part after the other; the last line counts over all of them.
 * @type {import('./lib/main.mjs').Command}
 */
export default function test() {
  return withReports(async (folder) => {
    /** @type {[string, Tally, Finding[]][]} */
    const results = [];
    await sideBySide(quickParts(folder), async (name, part, tally, said) => {
      results.push([name, tally, await annotate(name, part, tally, said)]);
    });
    for (const [name, part] of Object.entries(longParts(folder))) {
      console.log(`\n== ${name}`);
      const start = Date.now();
      const [tally, said] = await aloud(part);
      const findings = await annotate(name, part, tally, said);
      console.log(partLine(tally, start));
      results.push([name, tally, findings]);
    }
    const page = process.env.GITHUB_STEP_SUMMARY;
    if (isOnGitHub && page) appendFileSync(page, runSummary(results));
    const {lines, status} = summary(results.map(([name, tally]) => [name, tally]));
    console.log(`\n${lines.join('\n')}`);
    return status;
  });
}

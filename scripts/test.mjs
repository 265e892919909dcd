import {appendFileSync} from 'node:fs';
import {annotation, runSummary} from './lib/annotations.mjs';
import {allParts, attempt, isOnGitHub, partLine, withReports} from './lib/parts.mjs';
import {summary} from './lib/tally.mjs';

/** @typedef {import('./lib/annotations.mjs').Finding} Finding */
/** @typedef {import('./lib/parts.mjs').Part} Part */
/** @typedef {import('./lib/tally.mjs').Tally} Tally */

/**
 * Runs a part as it is, and shows GitHub the places that it named.
 * @param {string} name
 * @param {Part} part
 * @returns {Promise<[Tally, Finding[]]>}
 */
async function annotated(name, part) {
  if (!part.findings) return [await attempt(part), []];
  let said = '';
  const tally = await attempt(part, (text) => {
    process.stdout.write(text);
    said += text;
  });
  const findings = tally.failed > 0 ? await part.findings(said) : [];
  for (const finding of findings) console.log(annotation(name, finding));
  return [tally, findings];
}

/**
 * Everything, one part after the other; the last line counts over all of them.
 * @type {import('./lib/main.mjs').Command}
 */
export default function test() {
  return withReports(async (folder) => {
    /** @type {[string, Tally, Finding[]][]} */
    const results = [];
    for (const [name, part] of Object.entries(allParts(folder))) {
      console.log(`\n== ${name}`);
      const start = Date.now();
      const [tally, findings] = isOnGitHub ? await annotated(name, part) : [await attempt(part), []];
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

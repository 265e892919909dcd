/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Counts the tests of a run of Playwright. A skipped test counts as failed, since it has shown nothing; so does one that
 * passed at a second try, and a run that failed without a failed test.
 * @param {string | undefined} report its JSON report, if there is one
 * @param {number} status its exit status
 * @returns {Tally}
 */
export function countPlaywright(report, status) {
  if (report === undefined) return {passed: 0, failed: 1};
  const {expected, unexpected, flaky, skipped} = JSON.parse(report).stats;
  const failed = unexpected + flaky + skipped;
  const isSilent = failed === 0 && (status !== 0 || expected === 0);
  return {passed: expected, failed: isSilent ? 1 : failed};
}

/**
 * What is said at the end: the parts that failed, then one line over all parts.
 * @param {readonly [string, Tally][]} tallies by the name of the part
 * @returns {{lines: string[], status: number}}
 */
export function summary(tallies) {
  const total = {passed: 0, failed: 0};
  for (const [, {passed, failed}] of tallies) {
    total.passed += passed;
    total.failed += failed;
  }
  const failing = tallies
    .filter(([, {failed}]) => failed > 0)
    .map(([name, {failed}]) => `failed: ${name} (${failed})`);
  return {
    lines: [...failing, `${total.passed} passed, ${total.failed} failed`],
    status: total.failed === 0 && total.passed > 0 ? 0 : 1,
  };
}

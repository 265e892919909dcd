import path from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser, OWN} from './lib/browser.mjs';
import {openFolder} from './lib/copy.mjs';
import {CONNECTION, ownSearch, QUESTION, runSearch} from './lib/searchRun.mjs';
import {buildOwn, buildWithPlugin, compressBuild, PLUGIN_SPEC} from './lib/searchSites.mjs';
import {isSoonEnough, LEAST_RATIO, searchTable} from './lib/searchTable.mjs';
import {startServer} from './lib/server.mjs';

/** @typedef {import('./lib/searchTable.mjs').Round} Round */

const ROUNDS = 5;

/** @type {import('./lib/searchRun.mjs').Search} */
const pluginSearch = {
  opener: '.navbar__search input',
  field: '.navbar__search input',
  result: '.navbar__search [role="option"]',
};

/** A signal ends the process by itself, without `exit`; children hear of it first. */
function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => setImmediate(() => process.exit(1)));
}

/**
 * One search on each of the two sites after the other, over and over.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} own origin of this site
 * @param {string} plugin origin of the site with the plugin
 * @returns {Promise<Round[]>}
 */
async function runRounds(browser, own, plugin) {
  /** @type {Round[]} */
  const rounds = [];
  while (rounds.length < ROUNDS) {
    const answer = await runSearch(browser, own, ownSearch);
    rounds.push([answer, await runSearch(browser, plugin, pluginSearch)]);
  }
  return rounds;
}

/**
 * @param {string} title
 * @param {readonly Round[]} rounds
 */
function report(title, rounds) {
  console.log(`\n${title}\n${searchTable(rounds, PLUGIN_SPEC).join('\n')}`);
}

/**
 * @param {string} own folder of this site
 * @param {string} plugin folder of the site with the plugin
 * @returns {Promise<boolean>} whether this site is soon enough in both tables
 */
async function compare(own, plugin) {
  const file = await findBrowser();
  const browser = await chromium.launch(file === OWN ? {} : {executablePath: file});
  const ownServer = await startServer(own);
  const pluginServer = await startServer(plugin);
  try {
    const plain = await runRounds(browser, ownServer.origin, pluginServer.origin);
    report('Files as they are', plain);
    await Promise.all([own, plugin].map(compressBuild));
    const compressed = await runRounds(browser, ownServer.origin, pluginServer.origin);
    report('Files compressed with gzip', compressed);
    return isSoonEnough(plain) && isSoonEnough(compressed);
  } finally {
    await browser.close();
    await ownServer.stop();
    await pluginServer.stop();
  }
}

/**
 * How long a reader waits for the first result, here and with the usual plugin for a search without a service.
 * @type {import('./lib/main.mjs').Command}
 */
export default async function benchSearch() {
  exitOnSignals();
  const folder = openFolder('rift-bench-');
  const own = path.join(folder, 'own');
  const plugin = path.join(folder, 'plugin');
  await buildWithPlugin(plugin);
  await buildOwn(own);
  const {downMbit, upMbit, latencyMs} = CONNECTION;
  console.log(
    `\nFrom the click on the search to the first result for "${QUESTION}", on a page of the docs, with an empty cache,` +
      `\nover ${downMbit} Mbit/s down, ${upMbit} Mbit/s up and ${latencyMs} ms of latency.`,
  );
  const isSooner = await compare(own, plugin);
  console.log(`\nThis site is ${isSooner ? '' : 'not '}at least ${LEAST_RATIO} times sooner in both.`);
  return isSooner ? 0 : 1;
}

import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {diagramSvgProblems, readPlaces} from '../../src/diagrams/draw/places';
import {docAddress, readSiteAddresses} from './addresses';
import {DIAGRAM_SVGS, latestVersion, readVersionNames, REDIRECTS_FILE, versionFolder} from './commonJs';
import {readData, type Data} from './data';
import {differenceLines, differences, readFiles} from './equalFiles';
import {readPages, readSamples, type Page} from './page';
import {hasPhp, PHP_VERSION} from './php';
import {readRedirectFiles, redirectOutcomes} from './redirects';
import {openReport, type Outcome} from './report';
import {FIRST_LINE, type Rule} from './rule';
import {rules, sampleRules, tableRules, versionRules} from './rules';
import {readSidebars, sidebarProblems} from './sidebar';
import {readWords, Speller, WORDS_FILE} from './spelling';
import {readTables} from './tables';

/**
 * Checks the text of every version with its tables, and the samples that the site shows. Prints `file:line: message`
 * for each problem; with --report=FILE writes how many checks passed and failed, a check being one rule over one
 * version, its tables or the samples. Exit status 1 when one failed.
 */
const {values} = parseArgs({options: {report: {type: 'string'}}});
const root = fileURLToPath(new URL('../../', import.meta.url));

const next = 'docs';
const cut = 'versioned_docs';
const folders = [
  next,
  ...(existsSync(path.join(root, cut))
    ? readdirSync(path.join(root, cut)).map((name) => `${cut}/${name}`)
    : []),
];
const pagesOf = new Map(folders.map((folder) => [folder, readPages(root, folder)]));
const speller = new Speller(readWords(root));

const {add, end} = openReport();

function report(folder: string, what: string, outcomes: readonly Outcome[]) {
  add(outcomes, folder);
  console.log(`${folder}: ${what}, ${outcomes.length} checks`);
}

/** A rule over no page would find nothing wrong. */
const anyOf = (kind: string, folder: string, pages: readonly Page[]): Outcome => [
  `there are ${kind}s`,
  pages.length > 0 ? [] : [{file: folder, line: FIRST_LINE, message: `the folder holds no ${kind}`}],
];

async function outcomesOf(
  all: Readonly<Record<string, Rule>>,
  pages: readonly Page[],
  data: Data,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, rule] of Object.entries(all)) outcomes.push([name, await rule(pages, data)]);
  return outcomes;
}

const spelling = {'words are in the dictionary': speller.spelling};

for (const [folder, pages] of pagesOf) {
  const data = readData(root, folder);
  const lost = {
    file: folder,
    line: FIRST_LINE,
    message: 'the version has no folder _data to be compared with',
  };
  report(folder, `${pages.length} pages`, [
    anyOf('page', folder, pages),
    ['every page stands in the sidebar, once', sidebarProblems(pages, folder, readSidebars(root, folder))],
    ...(data
      ? await outcomesOf({...rules, ...versionRules, ...spelling}, pages, data)
      : ([['there are tables', [lost]]] satisfies Outcome[])),
  ]);
  if (data === undefined) continue;
  const tables = readTables(root, data.folder);
  report(data.folder, `${tables.length} tables`, [
    anyOf('table', data.folder, tables),
    ...(await outcomesOf({...tableRules, ...spelling}, tables, data)),
  ]);
}

const site = 'src';
const data = readData(root, next);
const samples = readSamples(root, site);
report(site, `${samples.length} samples`, [
  anyOf('sample', site, samples),
  ...(data ? await outcomesOf(sampleRules, samples, data) : []),
]);
report(WORDS_FILE, 'own words', [['own words are sorted, needed and used', speller.listProblems()]]);

const places = readPlaces(root);
const diagramSvgs = diagramSvgProblems(root, places);
report(DIAGRAM_SVGS, `SVGs of ${places.length} diagrams`, [
  ['every diagram has its SVG', diagramSvgs.missing],
  ['every SVG has its diagram', diagramSvgs.unused],
]);

const versionNames = readVersionNames(path.join(root, 'versions.json'));
const addresses = new Set([
  ...readSiteAddresses(root),
  ...[...pagesOf].flatMap(([folder, pages]) => pages.map((page) => docAddress(page, folder))),
]);
const redirected = redirectOutcomes(readRedirectFiles(root), versionNames, addresses);
report(REDIRECTS_FILE, `${addresses.size} addresses of pages`, [
  ['redirects lead to pages, from what is none, at once', redirected.leads],
  ['redirects are in their order', redirected.order],
  ['vercel.json has the redirects', redirected.vercel],
]);

if (!(await hasPhp())) console.log(`PHP ${PHP_VERSION} is not installed: blocks were parsed, not compiled`);

const latest = latestVersion(versionNames);
const latestFolder = versionFolder(latest);
if (pagesOf.has(latestFolder)) {
  const found = differences(readFiles(root, latestFolder), readFiles(root, next));
  differenceLines([latest, 'next'], found).forEach((line) => console.log(line));
}

end(values.report);

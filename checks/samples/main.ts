import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isIn, readText} from '../../config/files';
import {STARTER_FOLDER} from '../../src/text/starter';
import {NAMES_FILE, readData, shortName, type Data} from '../lib/data';
import {docsFolders, pathsOf, readPages, type Page} from '../lib/page';
import type {Problem} from '../lib/rule';
import {buildsOnStarter} from '../starter-files';
import {fencesOf, readLeft, type Fence} from './fences';
import {Framework, missing, UNLOADABLE} from './framework';
import {PageRun, type Context} from './page';
import {script} from './php';
import {Project} from './project';
import {compareRuns, writeRuns} from './runs';

/**
 * Runs the samples of all pages, or of the named ones, on the framework itself. Exit status 0 if all behave as the pages say, 1 if
 * one does not, 2 if they were not run because something is missing.
 */
const NOT_RUN = 2;
const KNOWN = 'Known issues';

/** The last line of the code that provokes a known issue. */
const PRINTS = /^\/\/ prints (.+)$/m;

const root = path.join(__dirname, '../..');
/** With --record, it writes the recorded runs and runs no page. */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {record: {type: 'boolean', default: false}},
});
const asked = pathsOf(root, positionals);
/** The names that no file has matched yet. */
const lost = new Set(asked);

function isAsked(file: string): boolean {
  const matching = asked.filter((name) => isIn(name, file));
  for (const name of matching) lost.delete(name);
  return asked.length === 0 || matching.length > 0;
}

const LIBRARIES = [
  'DI\\ContainerBuilder',
  'Nyholm\\Psr7\\ServerRequest',
  'Psr\\Container\\ContainerInterface',
  'Psr\\Http\\Message\\ServerRequestInterface',
  'Symfony\\Component\\Stopwatch\\Stopwatch',
];

async function main() {
  const lacking = await missing();
  if (lacking.length > 0) {
    console.error(['The samples were not run. Missing:', ...lacking].join('\n- '));
    process.exit(NOT_RUN);
  }

  const work = mkdtempSync(path.join(tmpdir(), 'rift-samples-'));
  const framework = new Framework(work);
  const installed = await framework.install(
    path.join(root, 'docs', STARTER_FOLDER),
    process.env.RIFT_REPOSITORY,
  );
  if (installed.status !== 0) {
    console.error(
      `The samples were not run. Composer did not install rift/core:\n${installed.error}${installed.out}`,
    );
    process.exit(NOT_RUN);
  }

  const leftSource = readText(path.join(__dirname, 'left-to-the-reader.md'));
  const left = readLeft(leftSource);
  const known = new Map(
    (left.get(KNOWN)?.fences ?? []).map(({title, value}) => [title, PRINTS.exec(value)?.[1] ?? '']),
  );

  const findings: Problem[] = [];
  const php = await framework.phpVersion();
  // Read now, because the folder is gone when the report is printed.
  const {version} = framework;
  /** The results for pages that other versions have unchanged. */
  const done = new Map<string, PageRun>();
  const total = {pages: 0, right: 0};
  const openProject = () => new Project(path.join(work, 'project'), framework);

  function settle(page: Page, run: PageRun) {
    const found = run.findings.map((one) =>
      one.file.endsWith('left-to-the-reader.md') ? one : {...one, file: page.file},
    );
    findings.push(...found);
    const counts = [...run.counts];
    if (counts.every(([noun]) => noun === 'only read' || noun === 'of all known issues')) return;
    total.pages++;
    if (found.length === 0) total.right++;
    const parts = counts.map(([noun, count]) => `${count} ${noun}`);
    console.log(`${page.file}: ${parts.join(', ')}${found.length === 0 ? '' : `; ${found.length} wrong`}`);
  }

  /** Pages in chains, each page continuing the one before. */
  function chains(pages: readonly Page[], folder: string): Page[][] {
    const keyOf = ({file}: Page) => file.slice(folder.length + 1);
    const grown: Page[][] = pages
      .filter((page) => left.get(keyOf(page))?.after === undefined)
      .map((page) => [page]);
    for (const chain of grown)
      for (let next: Page | undefined = chain[0]; next;) {
        const end = keyOf(next);
        next = pages.find((page) => left.get(keyOf(page))?.after === end);
        if (next) chain.push(next);
      }
    return grown;
  }

  /** The classes that a page borrows from other pages of the same version. */
  function borrowed(names: readonly string[], pages: readonly Page[], folder: string): Fence[] {
    return names.flatMap((name) => {
      const page = pages.find(({file}) => file === `${folder}/${name}`);
      return [...(left.get(name)?.fences ?? []), ...(page ? fencesOf(page) : [])].filter(
        ({kind, path: file, title}) =>
          file.startsWith('src/') && (kind === 'file' || (kind === 'part' && title.includes(', '))),
      );
    });
  }

  async function follow(chain: readonly Page[], pages: readonly Page[], folder: string, context: Context) {
    const wanted = chain.findLastIndex(({file}) => isAsked(file));
    if (wanted < 0) return;
    const key = chain.map(({source}) => source).join('\f');
    const project = openProject();
    try {
      for (const [index, page] of chain.slice(0, wanted + 1).entries()) {
        const before = done.get(`${key}${index}`);
        if (before === undefined && index === 0) {
          const isOnStarter = chain.some(buildsOnStarter);
          await project.open(isOnStarter ? context.starter : undefined);
          if (isOnStarter) framework.adapt(project.root);
          await framework.reset();
        }
        const mine = left.get(page.file.slice(folder.length + 1));
        const classes = borrowed(mine?.borrowed ?? [], pages, folder);
        const run = before ?? new PageRun(page, mine, classes, project, context);
        if (before === undefined) await run.follow();
        done.set(`${key}${index}`, run);
        if (isAsked(page.file)) settle(page, run);
      }
    } finally {
      project.close();
    }
  }

  /** Provokes each known issue, and reports where 1.0.0 does not do what its row says. */
  async function provoke(folder: string, context: Context) {
    const file = `${folder}/_data/knownIssues.json`;
    const rows = readText(path.join(root, file)).split('\n');
    const samples = left.get(KNOWN)?.fences ?? [];
    const project = openProject();
    await project.open();
    for (const {title, value} of samples) {
      await framework.reset();
      const {out, error} = await framework.script(
        script([value], context.names),
        project.folder,
        framework.autoload,
      );
      const wanted = context.known.get(title) ?? '';
      const line = rows.findIndex((row) => row.includes(`"number": "${title}"`)) + 1;
      if (line === 0) findings.push({file, line: 1, message: `${title} is no row any more`});
      else if (!(out + error).includes(wanted))
        findings.push({
          file,
          line,
          message: `${title} does not show as described: ${(out || error).trim().slice(0, 300)}`,
        });
    }
    project.close();
    console.log(`${file}: ${samples.length} known issues provoked`);
  }

  /** Compares the names, codes and interfaces in the tables of a version with the framework. */
  async function compareTables(data: Data, types: readonly string[]) {
    const say = (table: string, line: number, message: string) =>
      findings.push({file: `${data.folder}/${table}`, line, message});
    if ((await framework.names()) !== readText(path.join(root, data.folder, NAMES_FILE)))
      say(NAMES_FILE, 1, 'the framework has other names: run `npm run record`');
    const constants = data.codes.map(({id, constant, code}) => [
      data.lineOf('codes', id),
      `Rift\\Core\\Databus\\Result::${constant}`,
      code,
    ]);
    for (const [line, message] of await framework.reflect({constants}, work, framework.autoload))
      say('codes.json', line, message);
    const signatures = data.interfaces.flatMap(({id, methods}) =>
      methods.map(({signature}) => [
        data.lineOf('interfaces', id),
        signature.replace(/^(?:static )?/, '$&function '),
      ]),
    );
    for (const [line, message] of await framework.reflect({signatures, types}, work, framework.autoload))
      say('interfaces.json', line, message);
    console.log(`${data.folder}: ${types.length} names, codes and interfaces compared with the package`);
  }

  for (const folder of docsFolders(root)) {
    const data = readData(root, folder);
    if (data === undefined) continue;
    const names = new Map([...LIBRARIES, ...data.names.keys()].map((name) => [shortName(name), name]));
    const types = [...data.names.keys()].filter((name) => !UNLOADABLE.includes(name));
    const starter = path.join(root, folder, STARTER_FOLDER);
    const context = {names, types, known, starter};
    const pages = readPages(root, folder);
    const project = openProject();
    const recorder = {...context, root, project, pages, folder, left, php};
    if (values.record) {
      if (!isAsked(`${folder}/_data`)) continue;
      writeFileSync(path.join(root, data.folder, NAMES_FILE), await framework.names());
      await writeRuns(recorder);
      continue;
    }
    for (const chain of chains(pages, folder)) await follow(chain, pages, folder, context);
    if (!isAsked(`${folder}/_data`)) continue;
    await compareTables(data, types);
    await provoke(folder, context);
    findings.push(...(await compareRuns(recorder)));
  }
  rmSync(work, {recursive: true, force: true});
  const message = 'there is no page at this path: name a file or a folder, for tables and runs docs/_data';
  findings.push(...[...lost].map((file) => ({file, line: 1, message})));
  if (values.record && findings.length === 0) return;

  const lines = findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
  console.log(['', ...lines].join('\n'));
  console.log(`${total.right} of ${total.pages} pages do as they say on rift/core ${version}, PHP ${php}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

void main();

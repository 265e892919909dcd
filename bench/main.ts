import os from 'node:os';
import {runCommand, UserError} from '../scripts/lib/command';
import {adapters} from './adapters/all';
import {withBrowser, readyBrowser} from './browser';
import {makeCertificate} from './certificate';
import {ROOT} from './folders';
import {hardware} from './hardware';
import {install, lockedVersion, requireNode} from './install';
import {measureAll} from './measures/all';
import {HELP, readOptions} from './options';
import {report} from './report/report';
import {goalLines} from './report/figures';
import {verdicts} from './report/goals';
import {writePart} from './report/resultsFile';
import {prepare} from './sites';

const names = adapters.map(({name}) => name);

const say = (line: string) => console.log(line);

/** All that was asked for, or the help. Answers the exit status. */
async function bench(args: string[]): Promise<number> {
  const options = readOptions(args, names);
  if (options.isHelp) {
    say(HELP.replace('{peers}', names.join(', ')));
    return 0;
  }
  const load = os.loadavg()[0] ?? 0;
  const node = await requireNode();
  const tools = await install('tools/lighthouse');
  const certificate = await makeCertificate(tools);
  const browser = await readyBrowser(certificate);
  const {content, sites, failures} = await prepare(options, node.file, say);
  await measureAll(sites, {
    content,
    options,
    certificate,
    browser,
    tools: {folder: tools, node: node.file},
    failures,
    say,
  });
  const machine = {
    hardware: hardware(),
    node: node.version,
    browser: await withBrowser(browser, async (opened) => `Chromium ${opened.version()}`),
    lighthouse: lockedVersion('tools/lighthouse', 'lighthouse'),
    load,
  };
  const results = {
    machine,
    rounds: options.rounds,
    pages: content.pages.length,
    version: content.version,
    measured: sites.map(({measured}) => measured),
    // Of this machine they name no place.
    failures: failures.map((failure) => failure.replaceAll(ROOT, '.')),
  };
  await writePart({peers: report(results)});
  goalLines(verdicts(results)).forEach(say);
  for (const failure of failures) console.error(`failed   ${failure}`);
  say('bench/RESULTS.md has the tables.');
  return failures.length === 0 ? 0 : 1;
}

runCommand(__filename, (args) =>
  bench(args).catch((error: unknown) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }),
);

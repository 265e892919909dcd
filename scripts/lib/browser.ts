import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {ROOT, UserError} from '../../config/command';

/** The environment variable with the preferred browser for the tests. Lighthouse uses the same one. */
export const BROWSER_VARIABLE = 'CHROME_PATH';

/** Playwright's own browser, as opposed to the path of another. */
export const OWN = '';

/** Chromium without windows: a page costs it a third of the processor time. */
const SHELL = 'chromium-headless-shell';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** The programs of these names on the search path. */
function programsNamed(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}

/** Whether a browser starts. An installed browser may still lack libraries. */
async function works(file: string): Promise<boolean> {
  const browser = await chromium.launch({executablePath: file}).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

async function firstThatWorks(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await works(file)) return file;
  return undefined;
}

/** Runs an installer without its output; says in one line if it fails. */
async function install(what: string, program: string, args: readonly string[]): Promise<boolean> {
  console.log(`Installing ${what} for the tests ...`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  try {
    await promisify(execFile)(program, args, {cwd: ROOT, env, maxBuffer: Infinity});
    return true;
  } catch (error) {
    const {stderr, message} = error as {stderr?: string; message: string};
    const [, reason = message.split('\n')[0]] = /^(?:E(?:rror)?|sudo): (.+)$/m.exec(stderr ?? '') ?? [];
    console.log(`That failed: ${reason}`);
    return false;
  }
}

/** As Playwright does, from its download server. */
async function installOwn(): Promise<void> {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  await install("Playwright's headless shell", process.execPath, [
    cli,
    'install',
    '--only-shell',
    'chromium',
  ]);
}

/** From the packages of Debian, where that needs no password. */
async function installWithApt(): Promise<void> {
  const [apt] = programsNamed(['apt-get']);
  if (apt === undefined) return;
  const [program = '', ...first] = process.getuid?.() === 0 ? [apt] : ['sudo', '--non-interactive', apt];
  if (await install('the lists of packages', program, [...first, 'update']))
    await install(SHELL, program, [...first, 'install', '--yes', '--no-install-recommends', SHELL]);
}

/**
 * The browser for the tests, as a path or OWN. In order of preference: the one named in the environment, the headless shell of
 * Playwright or of the system, the same after installing it, or a whole browser.
 *
 * @throws UserError if there is none, or the named one does not start
 */
export async function findBrowser(): Promise<string> {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (await works(named)) return named;
    throw new UserError(
      `${BROWSER_VARIABLE} names ${named}, which does not work: correct the variable or unset it.`,
    );
  }
  const shell = () => firstThatWorks([OWN, ...programsNamed([SHELL])]);
  let found = await shell();
  for (const installShell of [installOwn, installWithApt]) {
    if (found !== undefined) return found;
    await installShell();
    found = await shell();
  }
  if (found !== undefined) return found;
  found = await firstThatWorks(programsNamed(WITH_WINDOWS));
  if (found === undefined)
    throw new UserError(
      `There is no browser for the tests: install ${SHELL}, Chromium or Chrome, or set ${BROWSER_VARIABLE} to its path.`,
    );
  console.log(
    `The tests run in ${found}, in three times the time: ${SHELL} could not be installed. ${BROWSER_VARIABLE}=${found} skips the attempt.`,
  );
  return found;
}

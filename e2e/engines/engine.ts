import {existsSync} from 'node:fs';
import type {BrowserContextOptions} from '@playwright/test';

/** What a reader does in any engine. All else is made of these: they are what WebDriver and Playwright both can do. */
export interface Browser {
  /** Name and version, as the engine says them. */
  title: string;
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page: it sees nothing but its argument. */
  run: <Result, Argument>(fn: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** A key, or several that are held, such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What pages have said in the console since they were last asked. */
  noise: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that runs no script is one of its own. */
export interface LaunchOptions {
  hasScripts: boolean;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Where Debian and Ubuntu have them: Playwright's own builds are other browsers than those of readers. */
const PLACES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: ['/usr/bin/WebKitWebDriver'],
};

/** All of these have to be there. */
const NEEDED: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: [],
  webkit: ['/usr/bin/Xvfb', '/usr/bin/python3'],
};

/** How the others are installed. */
export const PACKAGES: Readonly<Record<Exclude<EngineName, 'chromium'>, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
};

export const programOf = (engine: EngineName) => PLACES[engine].find((file) => existsSync(file));

export const isInstalled = (engine: EngineName) =>
  engine === 'chromium' ||
  (programOf(engine) !== undefined && NEEDED[engine].every((file) => existsSync(file)));

export const WINDOW = {width: 1440, height: 900};
export const CONTEXT: BrowserContextOptions = {viewport: WINDOW, locale: 'en-GB', colorScheme: 'light'};

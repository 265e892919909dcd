import {existsSync} from 'node:fs';

/** The actions that both WebDriver and Playwright support. Everything that a reader does is built from these. */
export interface Browser {
  /** The name and version that the engine reports. */
  title: string;
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page; it can use only its argument. */
  run: <Result, Argument>(fn: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses a key, or a combination such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Console messages since the last call. */
  noise: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Without scripts, a separate browser is launched. */
export interface LaunchOptions {
  hasScripts: boolean;
}

/** The engines' places on Debian and Ubuntu. Playwright's own builds differ from the browsers that readers use. */
export const ENGINES = {
  firefox: {
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: [],
    packages: 'firefox-esr',
  },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb', '/usr/bin/python3'],
    packages: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb',
  },
} as const;

export type EngineName = keyof typeof ENGINES;

export const engineNames = Object.keys(ENGINES) as EngineName[];

export const programOf = (engine: EngineName) => ENGINES[engine].programs.find((file) => existsSync(file));

export const isInstalled = (engine: EngineName) =>
  programOf(engine) !== undefined && ENGINES[engine].needs.every((file) => existsSync(file));

export const WINDOW = {width: 1440, height: 900};

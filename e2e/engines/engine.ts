import {existsSync} from 'node:fs';

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

/** Where Debian and Ubuntu have the engines, since Playwright's own builds are other browsers than those of readers. */
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

import {existsSync} from 'node:fs';
import {devices, firefox, webkit, type BrowserType, type Project} from '@playwright/test';

/** A browser that runs a part of the tests where it is installed. The rest is for Chromium, which runs all of them. */
export interface Engine {
  /** As `playwright install` calls it; the project of its tests has the same name. */
  name: string;
  title: string;
  device: Project['use'];
  /** Where Playwright's own build of it would be. No other will do: Playwright cannot drive those that systems bring. */
  file: string | undefined;
}

/** Where there is no build for a system, asking for its place throws. */
function placeOf(browser: Pick<BrowserType, 'executablePath'>): string | undefined {
  try {
    return browser.executablePath();
  } catch {
    return undefined;
  }
}

/** The browsers beside Chromium, by where Playwright would find them. */
export const engines = (browsers = {firefox, webkit}): readonly Engine[] => [
  {
    name: 'firefox',
    title: 'Firefox',
    device: devices['Desktop Firefox'],
    file: placeOf(browsers.firefox),
  },
  {name: 'webkit', title: 'WebKit', device: devices['Desktop Safari'], file: placeOf(browsers.webkit)},
];

/** Those of them that are there. */
export const isInstalled = ({file}: Engine): boolean => file !== undefined && existsSync(file);

/** What the output says of a browser that is not there. */
export const missingLine = ({name, title}: Engine): string =>
  `${title} is not installed: its tests did not run. "npx playwright install ${name}" installs it.`;

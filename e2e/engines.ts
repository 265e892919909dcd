import {existsSync} from 'node:fs';
import {devices, firefox, webkit, type BrowserType, type Project} from '@playwright/test';

/** A browser that runs a part of the tests where it is installed. The rest is for Chromium, which runs all of them. */
interface Engine {
  /** As `playwright install` calls it; the project of its tests has the same name. */
  name: string;
  title: string;
  device: Project['use'];
  browser: BrowserType;
}

export const engines: readonly Engine[] = [
  {name: 'firefox', title: 'Firefox', device: devices['Desktop Firefox'], browser: firefox},
  {name: 'webkit', title: 'WebKit', device: devices['Desktop Safari'], browser: webkit},
];

/** Whether Playwright's own build of it is there: it cannot drive those that systems bring. */
export function isInstalled({browser}: Engine): boolean {
  try {
    return existsSync(browser.executablePath());
  } catch {
    // There is no build of it for this system.
    return false;
  }
}

/** What the output says of a browser that is not there. */
export const missingLine = ({name, title}: Engine): string =>
  `${title} is not installed: its tests did not run. "npx playwright install ${name}" installs it.`;

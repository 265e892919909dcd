import {defineConfig, devices, type Project} from '@playwright/test';
import {engineNames, isInstalled, type EngineName} from './e2e/engines/engine';
import {FONTS_FILE, obstacleHere} from './e2e/screenshotMaker';
import {ON_ANY_SCREEN, PHONE} from './e2e/screens';

/** scripts/lib/browser.ts finds a browser and names it here; without it Playwright uses its own. */
const executablePath = process.env.CHROME_PATH;

/** scripts/lib/playwright.ts passes free ports; a run of Playwright by itself uses these. */
const port = process.env.RIFT_TEST_PORT ?? '4319';

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};
const mobile = {...devices['Desktop Chrome'], ...PHONE};

const light = {colorScheme: 'light'} as const;
const dark = {colorScheme: 'dark'} as const;

/** Need a process or a build of their own, not the served one. */
const WORKSHOP = /(development|versions-life|diagrams-command)\.spec\.ts/;

/** Wants the browser that its pictures were made in, and fonts of its own. */
const PICTURES = /[\\/]pictures\.spec\.ts/;

/** Parts of the site that a phone has otherwise. All other tests find the same on every screen, or choose one themselves. */
const PHONE_TOO = /(diagram-(full-screen|viewer)|landing|navigation|outline|search|showcase)\.spec\.ts/;

/** Runs in the engines beside Chromium, as far as they are installed. */
const READER_TASKS = /tasks\.spec\.ts/;

const launchOptions = {
  ...(executablePath ? {executablePath} : {}),
  args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

/** The same drawing on every machine: see e2e/screenshotMaker.ts. */
const pictures: Project = {
  name: 'pictures',
  testMatch: PICTURES,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      timeout: 20_000,
      // Measured: twice made, pictures are the same to the bit. Half of this difference of colours is what rounding makes of
      // one; twice as much would hide the ground of code in the dark. The least of a heading that moves by 1 px is 28 pixels.
      threshold: 0.01,
      maxDiffPixels: 10,
    },
  },
  use: {
    ...desktop,
    ...light,
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: {...process.env, FONTCONFIG_FILE: FONTS_FILE},
    },
  },
};

/** Browser tests on the built site: on a light desktop and on a dark phone. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  ...(process.env.GITHUB_ACTIONS && {
    reporter: [['dot'], ['github'], ['html', {open: 'never', outputFolder: 'playwright-report/e2e'}]],
  }),
  globalSetup: './e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // `npm run pictures` makes the pictures: a test that finds none fails.
  updateSnapshots: 'none',
  retries: 0,
  workers: '100%',
  timeout: 60_000,
  // Two tests share two processors, and a build beside them leaves a page no time for seconds.
  expect: {timeout: 15_000},
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    // First: it holds the longest tests, which otherwise run alone at the end.
    {name: 'workshop', use: {...desktop, ...light}, testMatch: WORKSHOP},
    {name: 'desktop-light', use: {...desktop, ...light}, testIgnore: [WORKSHOP, PICTURES, READER_TASKS]},
    {
      name: 'mobile-dark',
      use: {...mobile, ...dark},
      testMatch: PHONE_TOO,
      grepInvert: new RegExp(ON_ANY_SCREEN.tag),
    },
    ...(obstacleHere() === undefined ? [pictures] : []),
    ...engineNames
      .filter(isInstalled)
      .map((engine) => ({name: `tasks-${engine}`, use: {engine}, testMatch: READER_TASKS})),
  ],
  webServer: {
    command: `node scripts/run.cjs scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});

import {defineConfig, devices, type Project} from '@playwright/test';
import {engineNames, isInstalled, type EngineName} from './e2e/engines/engine';
import {areComparedElsewhere, FONTS_FILE} from './scripts/pictures';
import {ON_ANY_SCREEN, PHONE} from './e2e/screens';

/** Set by scripts/lib/browser.ts, which finds a browser; otherwise Playwright uses its own. */
const executablePath = process.env.CHROME_PATH;

/** scripts/e2e.ts passes free ports; these are for running Playwright directly. */
const port = process.env.RIFT_TEST_PORT ?? '4319';

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}};
const mobile = {...devices['Desktop Chrome'], ...PHONE};

const light = {colorScheme: 'light'} as const;
const dark = {colorScheme: 'dark'} as const;

/** These tests need a process or a build of their own, not the served one. */
const WORKSHOP = /(development|versions-life|diagrams-command)\.spec\.ts/;

/** These tests need fonts of their own. */
const PICTURES = /[\\/]pictures\.spec\.ts/;

/** Tests of parts that differ on a phone. All other tests are the same on every screen, or choose one themselves. */
const PHONE_TOO = /(diagram-viewer|landing|navigation|outline|search|showcase)\.spec\.ts/;

/** Also runs in engines other than Chromium, if they are installed. */
const READER_TASKS = /tasks\.spec\.ts/;

const launchOptions = {
  ...(executablePath ? {executablePath} : {}),
  args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

/** Draws the same on every machine: see scripts/pictures.ts. */
const pictures: Project = {
  name: 'pictures',
  testMatch: PICTURES,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      timeout: 20_000,
      // Measured: a picture made twice is identical to the bit. Rounding changes colours by up to half of this threshold; twice
      // as much would hide the dark background of code. A heading that moves by 1 px changes at least 28 pixels.
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
  // Only `npm run pictures` makes pictures, so a test without a picture fails.
  updateSnapshots: 'none',
  retries: 0,
  workers: '100%',
  timeout: 60_000,
  // Two tests share two processors. A build at the same time can leave a page without processor time for seconds.
  expect: {timeout: 15_000},
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because it has the longest tests, which would otherwise run alone at the end.
    {name: 'workshop', use: {...desktop, ...light}, testMatch: WORKSHOP},
    {name: 'desktop-light', use: {...desktop, ...light}, testIgnore: [WORKSHOP, PICTURES, READER_TASKS]},
    {
      name: 'mobile-dark',
      use: {...mobile, ...dark},
      testMatch: PHONE_TOO,
      grepInvert: new RegExp(ON_ANY_SCREEN.tag),
    },
    ...(areComparedElsewhere ? [] : [pictures]),
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

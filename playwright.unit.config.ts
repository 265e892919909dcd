import {defineConfig} from '@playwright/test';

/** Tests of pure logic, without a browser or a build. */
export default defineConfig({
  testDir: '.',
  testMatch: ['{bench,checks,config,e2e,scripts,src}/**/*.test.ts'],
  testIgnore: ['**/node_modules/**', 'bench/.work/**'],
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  outputDir: 'test-results/unit',
  ...(process.env.GITHUB_ACTIONS && {
    reporter: [['dot'], ['github'], ['html', {open: 'never', outputFolder: 'playwright-report/unit'}]],
  }),
});

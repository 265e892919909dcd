import {defineConfig} from '@playwright/test';

/** Pure logic: neither a browser nor a build. */
export default defineConfig({
  testDir: '.',
  testMatch: ['{bench,checks,config,plugins,scripts,src}/**/*.test.ts'],
  testIgnore: ['**/node_modules/**', 'bench/.work/**'],
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  outputDir: 'test-results/unit',
});

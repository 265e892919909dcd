import {spawn, type ChildProcess} from 'node:child_process';
import {NEXT} from '../config/versions';
import {latest, ROOT} from './build';
import {expect, hydrated, test} from './fixtures';
import {versionSwitch} from './frame-page';

/** The development server compiles the whole site first. */
const READY_MS = 180_000;
const port = Number(process.env.RIFT_DEVELOPMENT_PORT ?? 4320);
const origin = `http://localhost:${port}`;

let server: ChildProcess;

const isServed = () =>
  fetch(origin).then(
    ({ok}) => ok,
    () => false,
  );

test.use({baseURL: origin});

test.beforeAll(async () => {
  test.setTimeout(READY_MS);
  const args = ['start', '--', '--port', String(port), '--versions', 'latest'];
  server = spawn('npm', args, {cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32'});
  await expect.poll(isServed, {timeout: READY_MS, intervals: [1000]}).toBe(true);
});

test.afterAll(async () => {
  // npm does not pass the signal on to its scripts, so they have to notice by themselves.
  server.kill('SIGTERM');
  await expect.poll(isServed).toBe(false);
});

test('npm start serves the site: what only a build makes says so', async ({page, allow}) => {
  test.setTimeout(READY_MS);
  // The development client reports its connection, and React its tools.
  allow(/webpack-dev-server|\[HMR\]|React DevTools|webpack/i);
  await test.step('/docs leads to the latest introduction, with query and hash', async () => {
    await page.goto('/docs?a=1#requirements');
    await expect(page).toHaveURL(`/docs/${latest}/introduction?a=1#requirements`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await hydrated(page);
  });

  await test.step('the search and the Markdown links say that only a build makes them', async () => {
    const markdown = page.getByText('The build makes this page as Markdown.').filter({visible: true});
    await expect(markdown).toHaveCount(1);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      'The build makes the search index',
    );
  });

  await test.step('other pages open without console messages, from top to bottom', async () => {
    const contributing = ['/contributing/blocks', '/contributing/diagrams'];
    for (const path of ['/', ...contributing, `/docs/${latest}/reference/errors`]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // Islands that are hydrated near the window do so meanwhile, and the page grows with what they draw.
      await page.evaluate(async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy({top: innerHeight / 2, behavior: 'instant'});
          for (let drawn = 0; drawn < 3; drawn += 1) await new Promise(requestAnimationFrame);
        }
      });
      // Dozens of diagrams are drawn one after the other by code that is not minified.
      const busy = page.locator('[aria-busy="true"]').filter({visible: true});
      await expect(busy).toHaveCount(0, {timeout: 90_000});
    }
  });

  await test.step('a version that was not requested is not offered, and its addresses say how to get it', async () => {
    await page.goto(`/docs/${NEXT}/introduction`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
    await expect(page.getByText('npm start -- --versions all')).toBeVisible();
    await page.getByRole('link', {name: 'Read the introduction'}).click();
    await expect(page).toHaveURL(`/docs/${latest}/introduction`);
    await versionSwitch(page).click();
    const choices = page.getByRole('navigation', {name: 'Main'}).getByRole('list');
    await expect(choices.getByRole('link')).toHaveText([`${latest}latest`]);
  });
});

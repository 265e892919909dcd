import {runs} from '../src/landing/RequestFigure/content';
import {chips} from '../src/landing/TagChips/content';
import {site} from '../config/site';
import {latest} from './build';
import {answerDialog, expect, test} from './fixtures';

test('it says what Rift is in eight chips, and leads to the sources and to the introduction', async ({
  page,
  open,
}) => {
  await open('/');
  const items = page.getByRole('region', {name: 'Rift in short'}).getByRole('listitem');
  await expect(items).toHaveText(chips.map(({subject, answer}) => `${subject} ${answer}`));
  expect(chips).toHaveLength(8);
  const sources = page.getByRole('main').getByRole('link', {name: /^Sources/});
  await expect(sources).toHaveAccessibleName(/leaves this site/);
  await expect(sources).toHaveAttribute('href', site.frameworkRepository);
  await page.getByRole('main').getByRole('link', {name: 'Documentation', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${latest}/introduction`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the drawn request fails, the next one succeeds, and then it rests', async ({page, open}) => {
  await open('/');
  const figure = page.getByRole('figure').first();
  const moving = () =>
    figure.evaluate((element) => element.getAnimations({subtree: true}).map(({playState}) => playState));
  await expect(figure.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'success');
  // The runner, and the three steps that it reaches.
  expect(await moving()).toEqual(Array(4).fill('running'));
  await figure.evaluate((element) =>
    Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished)),
  );
  await expect(figure.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'success');
  expect(await moving()).toEqual([]);
  await expect(figure.getByRole('status')).toBeEmpty();
});

test.describe('on the first visit', () => {
  test.use({firstVisit: true});

  test('no request is sent before the dialog is answered', async ({page, open}) => {
    await open('/');
    const outcome = page.locator('figure [data-outcome]');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(outcome).toHaveCount(0);
    await answerDialog(page);
    await expect(outcome).toHaveAttribute('data-outcome', 'failure-1');
  });
});

test('under reduced motion it stands still, and a press tells how the next request ends', async ({
  page,
  open,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open('/');
  const figure = page.getByRole('figure').first();
  for (const {message} of [...runs, runs[0]]) {
    await figure.getByRole('button', {name: /^Send a/}).click();
    await expect(figure.getByRole('status')).toHaveText(message);
    expect(await figure.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
  }
});

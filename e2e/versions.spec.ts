import {latest, readBuild, versions} from './build';
import {expect, started, test} from './fixtures';
import {drawer, menuButton, versionSwitch} from './frame-page';

test('the version is chosen by mouse or keyboard, and named by other pages', async ({page, open}) => {
  await open('/changelog');
  const button = versionSwitch(page);
  const isOpen = (value: boolean) => expect(button).toHaveAttribute('aria-expanded', String(value));
  const choices = page.getByRole('navigation', {name: 'Main'}).getByRole('list');
  await expect(button).toHaveText(latest);

  await test.step('Escape, a press elsewhere, and the focus that leaves it close the list', async () => {
    await button.press('Enter');
    await isOpen(true);
    await page.keyboard.press('Escape');
    await isOpen(false);
    await expect(button).toBeFocused();
    await button.click();
    await isOpen(true);
    await page.getByRole('heading', {level: 1}).click();
    await isOpen(false);
    await button.press('Enter');
    await expect(choices.getByRole('link')).toHaveCount(versions.length);
    for (let stops = 0; stops <= versions.length; stops += 1) await page.keyboard.press('Tab');
    await isOpen(false);
    await expect(page.getByRole('link', {name: /^Sources/}).first()).toBeFocused();
  });

  await button.click();
  await choices.getByRole('link', {name: 'next'}).click();
  await expect(page).toHaveURL('/docs/next/introduction');
  await expect(button).toHaveText('next');
  await open('/changelog');
  await expect(button).toHaveText('next');
  await button.press('Enter');
  await expect(choices.locator('[aria-current]')).toHaveText(/^next/);
});

test('each way to another version keeps query and fragment', async ({page, open, allow}) => {
  allow(/status of 404/);
  const place = 'guides/security?x=1#tokens';
  const expectPlace = async (version: string) => {
    await expect(page).toHaveURL(`/docs/${version}/${place}`);
    await started(page);
  };
  await open(`/docs/v0/${place}`);
  await page.getByText('The nearest page:').getByRole('link').click();
  await expectPlace(latest);

  await versionSwitch(page).click();
  await page.getByRole('link', {name: /^next/}).filter({visible: true}).click();
  await expectPlace('next');

  await expect(page.getByRole('alert')).toContainText('being written');
  await page.getByRole('alert').getByRole('link').click();
  await expectPlace(latest);

  await page.setViewportSize({width: 390, height: 844});
  await menuButton(page).click();
  await drawer(page).getByRole('link', {name: /^next/}).click();
  await expectPlace('next');
});

test('/docs and each version lead to their introduction on any host', async ({page, scriptless}) => {
  for (const version of versions)
    expect(readBuild(`docs/${version}/index.html`)).toContain(`url=/docs/${version}/introduction"`);
  await scriptless.goto('/docs');
  await expect(scriptless).toHaveURL(`/docs/${latest}/introduction`);

  for (const one of [page, scriptless]) await one.goto('/docs/next?a=1#requirements');
  await expect(page).toHaveURL('/docs/next/introduction?a=1#requirements');
  await expect(scriptless).toHaveURL('/docs/next/introduction');
});

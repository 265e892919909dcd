import type {Page} from '@playwright/test';
import {PROBLEM_FORM} from '../config/repository';
import {latest} from './build';
import {errors, ERRORS} from './data-table-page';
import {expect, test} from './fixtures';
import {footReport, INTRODUCTION, REPORT} from './foot-page';

const outline = (page: Page) => page.getByRole('complementary', {name: 'About this page'});
const outlineReport = (page: Page) => outline(page).getByRole('link', {name: 'Report a problem'});

test.describe('a report', () => {
  test.use({expectedNoise: /^request to https:\/\/github\.com$/});

  test.beforeEach(({context}) =>
    context.route(`${REPORT}*`, (route) => route.fulfill({contentType: 'text/html', body: 'A form'})),
  );

  /** What the form has been given, once the press has led there. */
  async function filled(page: Page): Promise<Record<string, string>> {
    await expect(page.getByText('A form')).toBeVisible();
    return Object.fromEntries(new URL(page.url()).searchParams);
  }

  test('names what is being read, wherever the reader came in', async ({page, open}) => {
    await open(INTRODUCTION);
    await outlineReport(page).click();
    expect(await filled(page)).toEqual({
      template: PROBLEM_FORM,
      title: `Introduction (${latest}): `,
      page: INTRODUCTION,
      version: latest,
    });

    await open(`${INTRODUCTION}#requirements`);
    await outlineReport(page).press('Enter');
    expect(await filled(page)).toMatchObject({page: INTRODUCTION, heading: 'Requirements (#requirements)'});

    // The fragment is out of sight: what is read counts.
    await open(`${INTRODUCTION}#requirements`);
    const [heading, id] = ['A first use case', 'a-first-use-case'];
    await page.locator(`#${id}`).evaluate((element) => {
      element.scrollIntoView({block: 'start', behavior: 'instant'});
      window.scrollBy({top: window.innerHeight / 3, behavior: 'instant'});
    });
    await expect(outline(page).locator('[aria-current]')).toHaveText(heading);
    await outlineReport(page).click();
    expect(await filled(page)).toMatchObject({heading: `${heading} (#${id})`});
  });

  test('names the row of a table by its address, also where a new tab or a menu of the browser takes it', async ({
    page,
    open,
  }) => {
    const [row] = errors;
    await open(`${ERRORS}#${row?.id}`);
    const link = outlineReport(page);
    await expect(link).not.toHaveAttribute('href', /heading=/);
    await link.hover();
    await page.mouse.down({button: 'middle'});
    await expect(link).toHaveAttribute('href', new RegExp(`&heading=%23${row?.id}`));
    await link.click();
    expect(await filled(page)).toMatchObject({heading: `#${row?.id}`});
  });

  test('at the foot of the page has the fragment that the reader came for, whatever it is', async ({
    page,
    open,
  }) => {
    await open(INTRODUCTION);
    for (const [fragment, heading] of [
      ['', undefined],
      ['#requirements', 'Requirements (#requirements)'],
      ['#&title=x&labels=a', '#&title=x&labels=a'],
      ['#"><img src=x onerror=alert(1)>', '#"><img src=x onerror=alert(1)>'],
      ['#%', '#%'],
      ['#%F0%9F%98%80', '#😀'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await footReport(page).dispatchEvent('pointerdown');
      const address = await footReport(page).getAttribute('href');
      expect(Object.fromEntries(new URL(address ?? '').searchParams)).toEqual({
        template: PROBLEM_FORM,
        title: `Introduction (${latest}): `,
        page: INTRODUCTION,
        version: latest,
        ...(heading && {heading}),
      });
    }
  });
});

test.describe('from an address that leads nowhere', () => {
  test.use({expectedNoise: /Failed to load resource.*404/});

  test('a report has this address', async ({page}) => {
    await page.goto('/docs/v9/no&title=x');
    const link = page.getByRole('main').getByRole('link', {name: 'Report a problem'});
    await expect(link).toHaveAttribute('href', /&page=/);
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: PROBLEM_FORM,
      title: 'Page not found: ',
      page: '/docs/v9/no&title=x',
    });
  });
});

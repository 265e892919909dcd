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

  test('at the foot of the page has the fragment that the reader came for, or no heading', async ({
    page,
    open,
  }) => {
    await open(`${INTRODUCTION}#requirements`);
    await footReport(page).click();
    expect(await filled(page)).toMatchObject({heading: 'Requirements (#requirements)'});
    await open(INTRODUCTION);
    await footReport(page).click();
    expect(await filled(page)).not.toHaveProperty('heading');
  });

  test('names the row of a table by its address', async ({page, open}) => {
    const [row] = errors;
    await open(`${ERRORS}#${row?.id}`);
    await outlineReport(page).click();
    expect(await filled(page)).toMatchObject({heading: `#${row?.id}`});
  });

  test('has the heading before a new tab or a menu of the browser takes its address', async ({
    page,
    open,
  }) => {
    await open(`${INTRODUCTION}#requirements`);
    const link = outlineReport(page);
    await expect(link).not.toHaveAttribute('href', /heading=/);
    await link.hover();
    await page.mouse.down({button: 'middle'});
    await expect(link).toHaveAttribute('href', /&heading=Requirements\+/);
  });

  for (const fragment of [
    '#&title=x&labels=a',
    '#"><img src=x onerror=alert(1)>',
    '#%',
    '#__proto__',
    '#%F0%9F%98%80',
  ])
    test(`keeps a fragment that is not of the page as a value: ${fragment}`, async ({page, open}) => {
      await open(`${INTRODUCTION}${fragment}`);
      await footReport(page).click();
      expect(await filled(page)).toEqual({
        template: PROBLEM_FORM,
        title: `Introduction (${latest}): `,
        page: INTRODUCTION,
        version: latest,
        heading: fragment === '#%F0%9F%98%80' ? '#😀' : fragment,
      });
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

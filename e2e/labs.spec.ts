import type {Locator, Page} from '@playwright/test';
import {presets as chainPresets} from '../src/labs/chain/presets';
import {LABS, type LabId} from '../src/labs/list';
import {expectAccessible} from './accessibility';
import {latest, readBuild} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith, visit} from './lab-page';
import {expectFits, watchShifts} from './layout';
import {listenToRequests} from './requests';
import {PHONE} from './screens';

interface Lab {
  id: LabId;
  /** In the address. */
  parameter: string;
  /** A text that its script alone holds. */
  text: string;
  /** A control whose value tells the preset from another state. */
  control?: (lab: Locator) => Locator;
  preset: string;
  other: {state: string; value: string};
}

const startFrom = (lab: Locator) => lab.getByRole('combobox', {name: 'Start from'});

const labs: readonly Lab[] = [
  {
    id: 'chain-lab',
    parameter: 'chain',
    text: 'The whole chain as PHP',
    preset: 'slow-motion',
    other: {state: 'ensure', value: 'ensure'},
  },
  {
    id: 'validator-bench',
    parameter: 'bench',
    text: 'Schema, field by field',
    preset: 'profile',
    other: {state: 'profile-fax', value: 'profile-fax'},
  },
  {
    id: 'request-walk',
    parameter: 'walk',
    text: 'This walk as a sequence diagram',
    preset: 'handled',
    other: {state: 'no-token', value: 'no-token'},
  },
  {
    id: 'benchmark-reader',
    parameter: 'benchmark',
    text: 'Iterations behind each figure',
    control: (lab) => lab.getByRole('spinbutton', {name: 'Steps in a request'}),
    preset: '5',
    other: {state: 'steps:6', value: '6'},
  },
];

const addressOf = (id: LabId) => `/docs/${latest}/${LABS[id].page}`;
const labIn = (page: Page, id: LabId) => page.getByRole('region', {name: LABS[id].title});

for (const subject of labs) {
  const {id, parameter, control = startFrom, preset, other} = subject;
  const name = LABS[id].title;
  const address = addressOf(id);

  test(`${name}: it loads when it comes near, and moves nothing`, async ({page}) => {
    const shifts = await watchShifts(page);
    const asked = listenToRequests(page);
    await page.goto(address);
    await started(page);
    await page.waitForLoadState('networkidle');
    const file = scriptWith(subject.text);
    expect(asked).not.toContain(file);
    await labIn(page, id).scrollIntoViewIfNeeded();
    await expect(control(labIn(page, id))).toHaveValue(preset);
    expect(asked).toContain(file);
    expect(await shifts()).toBe('0.00');
  });

  test(`${name}: it shows the state of its address, fits a phone, is accessible in both colour modes, and keeps still`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const shifts = await watchShifts(page, {afterInput: false});
    const lab = labIn(page, id);
    await open(`${address}?${parameter}=${other.state}#${id}`);
    await expect(control(lab)).toHaveValue(other.value);
    expect(await shifts()).toBe('0.00');
    await visit(page, `?${parameter}=%E0%A4%A`);
    await expect(lab.getByText(REFUSED)).toBeVisible();
    await expect(control(lab)).toHaveValue(preset);
    await visit(page, `?${parameter}=${other.state}`);
    await expect(control(lab)).toHaveValue(other.value);
    await expect(lab.getByText(REFUSED)).toHaveCount(0);
    await expectAccessible(page, `#${id}`);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page, `#${id}`);
    await expectFits(page);
    const moving = await lab.evaluate((element) =>
      Array.from(element.querySelectorAll('*'), (one) => [
        getComputedStyle(one),
        getComputedStyle(one, '::after'),
      ])
        .flat()
        .filter(
          ({animationName, transitionDuration, transitionProperty}) =>
            animationName !== 'none' ||
            (transitionDuration !== '0s' && /size|width|translate/.test(transitionProperty)),
        )
        .map(({animationName, transitionProperty}) => `${animationName} ${transitionProperty}`),
    );
    expect(moving).toEqual([]);
    // The buttons of a block of code are those of every page.
    const small = await lab.evaluate((element) =>
      Array.from(element.querySelectorAll('button, select, textarea, input, summary')).flatMap((one) => {
        if (one.closest('.theme-code-block')) return [];
        const {height, width} = (one.closest('label') ?? one).getBoundingClientRect();
        return height < 43.5 || width < 43.5 ? [one.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(small).toEqual([]);
  });
}

test('without script there is no lab', async ({scriptless: page}) => {
  for (const {id} of labs) {
    await page.goto(addressOf(id));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(labIn(page, id)).toHaveCount(0);
  }
});

const said = (lab: Locator) => lab.getByRole('status').last();
const button = (lab: Locator, name: string) => lab.getByRole('button', {name, exact: true});

test.describe('Benchmark reader', () => {
  const PAGE = addressOf('benchmark-reader');
  const labOf = (page: Page) => labIn(page, 'benchmark-reader');
  const number = (page: Page, name: string) => labOf(page).getByRole('spinbutton', {name});
  const row = (page: Page, name: string) => labOf(page).getByRole('row', {name});

  test('the address keeps what was made of it: a link, a reload, Back and Reset', async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${PAGE}?other=1+%7e`);
    await labOf(page).scrollIntoViewIfNeeded();
    await labOf(page).getByLabel('Case').selectOption('Chain of 50');
    await labOf(page).getByRole('radio', {name: 'Times'}).check();
    await number(page, 'Iterations behind each figure').fill('50');
    await expect(row(page, '1,000 requests')).toHaveText(/750 ms\s*190 ms\s*560 ms/);
    const held = `${PAGE}?other=1+%7e&benchmark=view:time,case:chain-50,iterations:50`;
    await expect(page).toHaveURL(held);
    await button(labOf(page), 'Copy a link to this state').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}${held}#benchmark-reader`);

    // A link within the page keeps it, and so does the way back; a change goes to the entry that is open.
    await number(page, 'Requests').fill('7');
    await labOf(page).getByRole('link', {name: 'What else is not known'}).click();
    await expect(page).toHaveURL(`${held.replace(',iter', ',requests:7,iter')}#what-is-not-known`);
    await number(page, 'Requests').fill('8');
    await expect(page).toHaveURL(/requests:8,iterations:50#what-is-not-known$/);
    await page.goBack();
    await expect(number(page, 'Requests')).toHaveValue('7');
    await page.goForward();
    await expect(number(page, 'Requests')).toHaveValue('8');
    await page.reload();
    await expect(row(page, '8 requests')).toHaveText(/6 ms\s*1\.5 ms\s*4\.5 ms/);

    // What waits to be written when the page is left goes to its own entry, not to the next one's.
    await number(page, 'Requests').fill('9');
    await page.getByRole('link', {name: 'The result contract'}).last().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The result contract');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await labOf(page).scrollIntoViewIfNeeded();
    await expect(number(page, 'Requests')).toHaveValue('9');
    await button(labOf(page), 'Reset').click();
    await expect(number(page, 'Requests')).toHaveValue('1000');
    await expect(page).toHaveURL(`${PAGE}?other=1+%7e#what-is-not-known`);
    await page.emulateMedia({media: 'print'});
    await expect(labOf(page)).toHaveCount(0);
  });

  test('a slider and its number are one, a wrong number is named, and the outcome is said', async ({
    page,
    open,
  }) => {
    await open(`${PAGE}?benchmark=case:error,steps:20#benchmark-reader`);
    const slider = labOf(page).getByRole('slider', {name: 'Iterations behind each figure'});
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '500');
    await expect(number(page, 'Iterations behind each figure')).toHaveValue('500');
    await expect(said(labOf(page))).toHaveText(
      'Simple error. Exceptions take 2.20 times as long. If each figure stood for 500 iterations, a request of 20 steps would take 0.21 ms with the result type and 0.47 ms with exceptions.',
    );
    const steps = number(page, 'Steps in a request');
    await steps.fill('0');
    await expect(steps).toHaveAttribute('aria-invalid', 'true');
    await expect(steps).toHaveAccessibleDescription('A whole number from 1 to 100.');
    await steps.blur();
    await expect(steps).toHaveValue('20');
  });

  test.describe('where its file does not come', () => {
    test.use({expectedNoise: /Failed to load resource|ERR_FAILED|ChunkLoadError/});

    test('it says so, and tries again', async ({page}) => {
      const file = `**${scriptWith('Iterations behind each figure')}`;
      await page.route(file, (route) => route.abort());
      await page.goto(`${PAGE}#benchmark-reader`);
      await expect(labOf(page).getByRole('alert')).toContainText('The lab could not be loaded.');
      await page.unroute(file);
      await button(labOf(page), 'Try again').click();
      await expect(labOf(page).getByRole('table')).toBeVisible();
      await expect(labOf(page).getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('Chain lab', () => {
  const PAGE = addressOf('chain-lab');
  const labOf = (page: Page) => labIn(page, 'chain-lab');
  const point = (page: Page, name: string | RegExp) =>
    labOf(page).getByRole('group', {name: 'The chain'}).getByRole('radio', {name});
  const php = (page: Page) =>
    labOf(page).locator('details', {hasText: 'The whole chain as PHP'}).locator('pre');

  test('by keyboard alone a chain is stepped through, built and read as PHP', async ({page, open}) => {
    await open(`${PAGE}#chain-lab`);
    await labOf(page).getByText('The whole chain as PHP').click();
    await point(page, /Result::Success/).focus();
    for (const reason of [
      /then.*failure 422/,
      /then.*skipped/,
      /map.*skipped/,
      /tap.*ran: tap always runs/,
    ]) {
      await page.keyboard.press('ArrowDown');
      await expect(point(page, reason).and(page.locator(':focus'))).toBeChecked();
    }
    await expect(said(labOf(page))).toHaveText(
      /^Step 4 of 8, tap, ran: tap always runs\. The very same object, number 2\./,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(labOf(page), 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*skipped/)).toBeChecked();
    const up = button(labOf(page), 'Move up');
    await up.focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await labOf(page)
      .getByLabel('You choose: the predicate returns')
      .selectOption('plain data: false, null, 0 or "" breaks the rule');
    await expect(labOf(page).getByText('The caller gets a success 200')).toBeVisible();
    await button(labOf(page), 'withMetric').focus();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Space');
    await expect(labOf(page).getByText('Full: the lab takes 12 steps')).toBeVisible();
    await expect(labOf(page).getByRole('listitem')).toHaveCount(13);
    await expect(php(page)).toContainText(`->withMetric('rows', 1)`);
    await button(labOf(page), 'Remove').click();
    await expect(labOf(page).getByRole('listitem')).toHaveCount(12);
    await expectAccessible(page, '#chain-lab');
    await expect(page).toHaveURL(/\?chain=\.[\w-]+:\d+#/);
    await button(labOf(page), 'Reset').click();
    await expect(startFrom(labOf(page))).toHaveValue('slow-motion');
    await expect(page).toHaveURL(`${PAGE}#chain-lab`);
  });

  test('a value is changed, and what 1.0.0 does stands beside the result', async ({page, open}) => {
    await open(`${PAGE}?chain=map#chain-lab`);
    await expect(labOf(page).getByRole('link', {name: 'K-01'})).toHaveAttribute(
      'href',
      `/docs/${latest}/reference/known-issues#k-01`,
    );
    await labOf(page).getByLabel('Result, as JSON').fill('{"id": 15, "rate": 1.0}');
    await expect(labOf(page).locator('pre').first()).toContainText("'rate' => 1.0");
    await labOf(page).getByRole('radio', {name: 'JSON'}).check();
    await expect(labOf(page).locator('pre').first()).toContainText('"id": 15');
  });

  test('pages of methods lead to their preset', () => {
    for (const {name} of chainPresets.slice(1))
      expect(readBuild(`docs/${latest}/basic-concepts/contract/methods/${name}.html`)).toContain(
        `href="${PAGE}?chain=${name}#chain-lab"`,
      );
  });
});

test.describe('Validator bench', () => {
  const PAGE = addressOf('validator-bench');
  const labOf = (page: Page) => labIn(page, 'validator-bench');
  const input = (page: Page) => labOf(page).getByRole('textbox', {name: 'Input, as JSON'});
  const field = (page: Page, name: string | RegExp) =>
    labOf(page).getByRole('group', {name: 'Schema, field by field'}).getByRole('radio', {name});
  const change = (page: Page, name: string) =>
    labOf(page).getByRole('group', {name: `Change ${name}`, exact: true});

  test('each field tells what happens to it, and the address keeps what is changed', async ({page, open}) => {
    await open(`${PAGE}#validator-bench`);
    await expect(field(page, /^age.*'25' → becomes int 25 → is 18 to 99 → stored$/)).toBeVisible();
    await expect(labOf(page)).toContainText('Not in the schema, so dropped: is_root');
    await expect(labOf(page).locator('pre').first()).toContainText('"is_active": false');
    await labOf(page).getByText('The schema as PHP').click();
    await expect(labOf(page).locator('pre').last()).toContainText(
      "'age' => ['type' => 'int', 'min' => 18, 'max' => 99],",
    );

    await startFrom(labOf(page)).selectOption('profile-fax');
    await expect(
      field(page, /^contacts.*Item 1, type: 'fax' → is a string → it is not in the enum/),
    ).toBeVisible();
    await expect(field(page, /^custom_code.*Not looked at/)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}?bench=profile-fax#validator-bench`);
    await labOf(page).getByRole('radio', {name: 'ResultType'}).check();
    await expect(labOf(page).locator('pre').first()).toContainText(
      "error: 'type must be one of: email, phone'",
    );

    // The items of a list have fields of their own, and a callback chooses what comes back.
    await field(page, /^contacts/).check();
    await change(page, 'type').getByRole('textbox', {name: 'enum, as a JSON list'}).fill('["email", "fax"]');
    await expect(field(page, /^custom_code.*the callback returns a success, code 200/)).toBeVisible();
    await field(page, /^custom_code/).check();
    await labOf(page).getByLabel('validate: the callback returns').selectOption('nothing: it throws');
    await expect(labOf(page).getByRole('heading', {name: 'Exception: no result'})).toBeVisible();
    await expectAccessible(page, '#validator-bench');
    await expect(page).toHaveURL(/bench=\./);
    await page.reload();
    await expect(labOf(page).getByRole('heading', {name: 'Exception: no result'})).toBeVisible();

    await page.goto(`${PAGE}?bench=profile-array#validator-bench`);
    await labOf(page).getByRole('link', {name: 'K-38'}).click();
    await expect(page).toHaveURL(`/docs/${latest}/reference/known-issues#k-38`);
  });

  test('by keyboard alone fields are changed, moved, added and removed, and broken JSON is said', async ({
    page,
    open,
  }) => {
    await open(`${PAGE}?bench=range#validator-bench`);
    await expect(input(page)).toBeInViewport();
    await change(page, 'limit').getByRole('textbox', {name: 'max'}).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('many');
    await expect(change(page, 'limit')).toContainText('The effect of max on this type is not known');
    await expect(said(labOf(page))).toHaveText('Success, code 200. 1 field stored.');

    const add = button(labOf(page), 'Add a field');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, /^field_2/)).toBeChecked();
    await change(page, 'field_2').getByRole('textbox', {name: 'Name'}).fill('id');
    await expect(said(labOf(page))).toHaveText('Failure, code 400. Missing required field: id');
    const up = button(labOf(page), 'Move up');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(field(page, /^limit.*Not looked at/)).toBeVisible();
    await button(labOf(page), 'Remove').focus();
    await page.keyboard.press('Enter');
    await expect(button(labOf(page), 'Remove')).toBeFocused();
    await expect(field(page, /^id/)).toHaveCount(0);

    await input(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('{\n"limit" 5}');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(input(page)).toHaveAccessibleDescription(
      /^Line 2, column 9: Colon ':' expected .* but got '5'\./,
    );
    await page.keyboard.press('Tab');
    await expect(button(labOf(page), 'Go to the place')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type(': 5');
    await expect(said(labOf(page))).toHaveText('Success, code 200. 1 field stored.');
    await input(page).fill('null');
    await expect(said(labOf(page))).toHaveText(
      /^TypeError: no result\. validate takes an array, and the input is null/,
    );
  });
});

test.describe('Request walk', () => {
  const PAGE = addressOf('request-walk');
  const labOf = (page: Page) => labIn(page, 'request-walk');
  const stops = (page: Page) => labOf(page).getByRole('group', {name: 'Stops of the request'});
  const atStop = (page: Page, name: string) => page.getByRole('group', {name: `At the stop ${name}`});
  const path = (page: Page) => labOf(page).getByLabel('Path and query');

  test('a request is chosen, and followed to its envelope', async ({page, open}) => {
    await open(`${PAGE}#request-walk`);
    await expect(atStop(page, 'Request')).toContainText('GET /clients/77aa-01be-9f0c/invoices HTTP/1.1');
    await startFrom(labOf(page)).selectOption('no-token');
    await expect(labOf(page).getByRole('link', {name: 'K-12'})).toHaveAttribute(
      'href',
      `/docs/${latest}/reference/known-issues#k-12`,
    );
    await stops(page)
      .getByRole('radio', {name: /RequireBearerToken/})
      .check();
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      'A valid authorization token was not found.',
    );
    await expect(stops(page).getByRole('listitem').filter({hasText: 'not reached'})).toHaveCount(2);

    await labOf(page).getByLabel('Header Authorization').fill('Bearer a.b.c');
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      "->withAttribute('uid', 'ab12-cd34-ef56')",
    );
    await stops(page)
      .getByRole('radio', {name: /CheckVerified/})
      .check();
    await labOf(page).getByLabel('It returns').selectOption('401 Token expired');
    await stops(page)
      .getByRole('radio', {name: /Response/})
      .check();
    await expect(atStop(page, 'Response').locator('pre')).toHaveText(
      /"code": 401,\s*"payload": "Token expired"/,
    );
    await expectAccessible(page, '#request-walk');
    await expect(page).toHaveURL(/CheckVerified:bearer-expired/);
    await button(labOf(page), 'Reset').click();
    await expect(atStop(page, 'Request')).toBeVisible();
  });

  test('by keyboard alone, each route says why it is not the one', async ({page, open}) => {
    await open(`${PAGE}?walk=wrong-method#request-walk`);
    await expect(labOf(page).getByRole('link', {name: 'K-18'})).toBeVisible();
    const next = button(labOf(page), 'Next');
    await next.focus();
    await page.keyboard.press('Enter');
    const tried = page.getByRole('list', {name: 'Routes that are tried'}).getByRole('listitem');
    await expect(tried).toHaveCount(14);
    await expect(tried.nth(1)).toHaveText('GET /plans/{plan_id}GET, not DELETE');
    await path(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('/space/clients/12/');
    await expect(tried.nth(12)).toHaveText('DELETE /space/clients/{uid}the slash at the end counts');
    await page.keyboard.press('Backspace');
    await expect(tried.nth(12)).toContainText('matches');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(said(labOf(page))).toHaveText(
      'Stop 3 of 6, RequireBearerToken: fails with 401. The response: 401, A valid authorization token was not found.',
    );
    for (const name of ['CheckVerified', 'DeleteClient', 'Response', 'Response']) {
      await page.keyboard.press('Enter');
      await expect(atStop(page, name)).toBeVisible();
    }
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await path(page).fill('plans/é b#x');
    await expect(path(page)).toHaveAccessibleDescription(
      'A path begins with a slash. Sent as /plans/%C3%A9%20b',
    );
  });

  test('the sequence diagram is that of the walk, whatever stands in the path', async ({page, open}) => {
    const hostile =
      '/x;end<script>pwned=1</script>%%{init: {"theme":"forest"}}%%,<img src=x onerror=pwned=1>`#quot;';
    await open(`${PAGE}?walk=no-token#request-walk`);
    await labOf(page).getByText('This walk as a sequence diagram').click();
    const diagram = labOf(page).getByRole('group', {name: 'Diagram: The path of this request'});
    const drawing = diagram.locator('svg[viewBox*=" "]').filter({hasText: 'Entry point'});
    await expect(drawing).toContainText('error result 401', {timeout: 20_000});
    await expect(drawing).toContainText('not reached');
    await expectAccessible(page, '#request-walk');
    await path(page).fill(hostile);
    await expect(drawing).toContainText('error result 404');
    await expect(drawing).toContainText('%3Cscript%3E');
    await expect(drawing).not.toContainText('participant');
    await expect(labOf(page).locator('script, img')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expectFits(page);
  });
});

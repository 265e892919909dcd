import type {Locator, Page} from '@playwright/test';
import {presets as chainPresets} from '../src/labs/chain/presets';
import {expectAccessible} from './accessibility';
import {latest, readBuild} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith, visit} from './lab-page';
import {expectFits, watchShifts} from './layout';
import {listenToRequests} from './requests';
import {PHONE} from './screens';

interface Lab {
  name: string;
  id: string;
  page: string;
  /** In the address. */
  parameter: string;
  /** A text that its script alone holds. */
  text: string;
  /** A control whose value tells the preset from another state. */
  control: (lab: Locator) => Locator;
  preset: string;
  other: {state: string; value: string};
}

const labs: readonly Lab[] = [
  {
    name: 'Chain lab',
    id: 'chain-lab',
    page: 'basic-concepts/contract/methods',
    parameter: 'chain',
    text: 'The whole chain as PHP',
    control: (lab) => lab.getByRole('textbox', {name: 'Result, as JSON', exact: true}),
    preset: '{"sku":"A-7","qty":3}',
    other: {state: 'ensure', value: '{"name":"Tim","age":16}'},
  },
  {
    name: 'Validator bench',
    id: 'validator-bench',
    page: 'modules/validator/schema-validator',
    parameter: 'bench',
    text: 'The schema, and what happens to each field',
    control: (lab) => lab.getByRole('combobox', {name: 'Start from'}),
    preset: 'profile',
    other: {state: 'profile-fax', value: 'profile-fax'},
  },
  {
    name: 'Request walk',
    id: 'request-walk',
    page: 'architecture/routing',
    parameter: 'walk',
    text: 'Draw the sequence diagram of this walk',
    control: (lab) => lab.getByRole('combobox', {name: 'Begin with'}),
    preset: 'handled',
    other: {state: 'no-token', value: 'no-token'},
  },
  {
    name: 'Benchmark reader',
    id: 'benchmark-reader',
    page: 'basic-concepts/contract/benchmark',
    parameter: 'benchmark',
    text: 'Iterations behind each figure',
    control: (lab) => lab.getByRole('spinbutton', {name: 'Steps in a request'}),
    preset: '5',
    other: {state: 'steps:6', value: '6'},
  },
];

const addressOf = ({page}: Pick<Lab, 'page'>) => `/docs/${latest}/${page}`;
const labIn = (page: Page, {name}: Pick<Lab, 'name'>) => page.getByRole('region', {name});

for (const subject of labs) {
  const {name, id, parameter, control, preset, other} = subject;
  const address = addressOf(subject);

  test(`${name}: it loads when it comes near, and moves nothing`, async ({page}) => {
    const shifts = await watchShifts(page);
    const asked = listenToRequests(page);
    await page.goto(address);
    await started(page);
    await page.waitForLoadState('networkidle');
    const file = scriptWith(subject.text);
    expect(asked).not.toContain(file);
    await labIn(page, subject).scrollIntoViewIfNeeded();
    await expect(control(labIn(page, subject))).toHaveValue(preset);
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
    const lab = labIn(page, subject);
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
  for (const lab of labs) {
    await page.goto(addressOf(lab));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(labIn(page, lab)).toHaveCount(0);
  }
});

const said = (lab: Locator) => lab.getByRole('status').last();
const button = (lab: Locator, name: string) => lab.getByRole('button', {name, exact: true});

test.describe('Benchmark reader', () => {
  const subject = {name: 'Benchmark reader', page: 'basic-concepts/contract/benchmark'};
  const PAGE = addressOf(subject);
  const labOf = (page: Page) => labIn(page, subject);
  const choice = (page: Page, name: string) => labOf(page).getByRole('radio', {name, exact: true});
  const number = (page: Page, name: string) => labOf(page).getByRole('spinbutton', {name});
  const slider = (page: Page, name: string) => labOf(page).getByRole('slider', {name});
  const row = (page: Page, name: string) => labOf(page).getByRole('row', {name});

  test('the address keeps what was made of it: a link, a reload, Back and Reset', async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${PAGE}?other=1+%7e`);
    await labOf(page).scrollIntoViewIfNeeded();
    await choice(page, 'Chain of 50').click();
    await choice(page, 'Times, log scale').click();
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

  test('by keyboard alone everything is reached, and the outcome is said', async ({page, open}) => {
    await open(`${PAGE}#benchmark-reader`);
    await expect(labOf(page)).toBeInViewport();
    await expect(labOf(page).getByRole('heading', {level: 3})).toHaveText('Benchmark reader');
    await choice(page, 'Ratios').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Times, log scale')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Chain of 5')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page, 'Steps in a request')).toHaveValue('5');
    await expect(number(page, 'Steps in a request')).toHaveValue('6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('20');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect(number(page, 'Requests')).toHaveValue('1000000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page, 'Iterations behind each figure')).toHaveAttribute('aria-valuetext', '500');
    await expect(said(labOf(page))).toHaveText(
      'Simple error. Exceptions take 2.20 times as long. If each figure stood for 500 iterations, a request of 20 steps would take 0.21 ms with the result type and 0.47 ms with exceptions.',
    );
    await number(page, 'Steps in a request').fill('0');
    await expect(number(page, 'Steps in a request')).toHaveAttribute('aria-invalid', 'true');
    const fault = labOf(page).getByRole('status').filter({hasText: 'Steps in a request'});
    await expect(fault).toHaveText('Steps in a request: A whole number from 1 to 100.');
    await number(page, 'Steps in a request').blur();
    await expect(number(page, 'Steps in a request')).toHaveValue('20');
    await expect(fault).toHaveText('Steps in a request: Not taken: it is 20 again.');
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
  const subject = {name: 'Chain lab', page: 'basic-concepts/contract/methods'};
  const PAGE = addressOf(subject);
  const labOf = (page: Page) => labIn(page, subject);
  const option = (page: Page, name: string) => labOf(page).getByRole('radio', {name, exact: true});
  const point = (page: Page, name: string | RegExp) =>
    labOf(page).getByRole('group', {name: 'The chain:'}).getByRole('radio', {name});
  const press = (page: Page, name: string) => button(labOf(page), name).click();
  const field = (page: Page, name: string) => labOf(page).getByRole('textbox', {name, exact: true});
  const code = (page: Page) => labOf(page).getByRole('spinbutton', {name: 'Code'});
  const choice = (page: Page, name: string) => labOf(page).getByRole('combobox', {name, exact: true});
  const php = (page: Page) =>
    labOf(page).locator('details', {hasText: 'The whole chain as PHP'}).locator('pre');
  const result = (page: Page) => labOf(page).locator('pre').first();

  test('a chain is played, built and copied by mouse', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${PAGE}#chain-lab`);
    await press(page, 'Next');
    await expect(point(page, /then.*failure 422.*ran: the value was a success/)).toBeChecked();
    await expect(result(page)).toContainText(`error: 'A-7 is sold out'`);
    await expect(page).toHaveURL(/\?chain=slow-motion:1#?/);
    await point(page, /map.*skipped: the value is a failure/).click();
    await expect(labOf(page).getByText('The very same object, number 2.')).toBeVisible();
    await expect(labOf(page).getByRole('link', {name: 'K-01'})).toHaveAttribute(
      'href',
      `/docs/${latest}/reference/known-issues#k-01`,
    );
    await option(page, 'ensure').click();
    await press(page, 'Next');
    await option(page, 'JSON').click();
    await expect(result(page)).toContainText('"error": "User must be at least 18 years old"');
    await choice(page, 'The predicate returns').selectOption({label: 'true: the rule holds'});
    await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
    await expect(labOf(page).getByText('The caller gets a success 201')).toBeVisible();

    // Another step, moved, changed and removed.
    await press(page, 'Add map');
    await press(page, 'Down: move the step');
    await expect(point(page, /map/)).toBeChecked();
    await choice(page, 'The callback returns').selectOption({label: 'plain data'});
    await field(page, 'Data, as JSON').fill('{"id": 15, "rate": 1.0}');
    await labOf(page).getByText('The whole chain as PHP').click();
    await expect(php(page)).toHaveText(
      /HTTP_CREATED\),.*->map\(fn \(mixed \$result\): mixed => \['id' => 15, 'rate' => 1\.0\]\);$/s,
    );
    await button(labOf(page), 'Copy code to clipboard').last().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<\?php\n\nuse Rift\\Core\\Databus\\Result;\n/);
    await choice(page, 'The callback returns').selectOption({label: 'nothing: it throws an exception'});
    await expect(labOf(page).getByText('The caller gets no result')).toBeVisible();
    await press(page, 'Remove the step');
    await expect(point(page, /map/)).toHaveCount(0);
    await press(page, 'Reset');
    await expect(option(page, 'In slow motion')).toBeChecked();
    await expect(page).toHaveURL(/methods(#.*)?$/);
  });

  test('it is used by keyboard alone, and says what came of it', async ({page, open}) => {
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
    await expect(button(labOf(page), 'Back')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*skipped/)).toBeChecked();
    const up = button(labOf(page), 'Up: move the step');
    await up.focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await button(labOf(page), 'Add withMetric').focus();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Space');
    await expect(labOf(page).getByText('Full: the lab takes 12 steps')).toBeVisible();
    await expect(labOf(page).getByRole('listitem')).toHaveCount(13);

    await expect(php(page)).toContainText(`->withMetric('rows', 1)`);
    await expectAccessible(page, '#chain-lab');
    await point(page, /Result::Success/).focus();
    await page.keyboard.press('Space');
    await code(page).fill('1000');
    await expect(labOf(page).getByText('A whole number from 100 to 599.', {exact: true})).toBeVisible();
    await code(page).fill('202');
    await expect(php(page)).toContainText('Result::HTTP_ACCEPTED');
  });

  test('pages of methods lead to their preset', () => {
    for (const {name} of chainPresets.slice(1))
      expect(readBuild(`docs/${latest}/basic-concepts/contract/methods/${name}.html`)).toContain(
        `href="${PAGE}?chain=${name}#chain-lab"`,
      );
  });
});

test.describe('Validator bench', () => {
  const subject = {name: 'Validator bench', page: 'modules/validator/schema-validator'};
  const PAGE = addressOf(subject);
  const labOf = (page: Page) => labIn(page, subject);
  const input = (page: Page) => labOf(page).getByRole('textbox', {name: 'Input, as JSON'});
  const edit = (page: Page, name: string) => button(labOf(page), `Edit ${name}`);
  const field = (page: Page, name: string) =>
    labOf(page)
      .getByRole('list', {name: 'Fields of the schema', exact: true})
      .getByRole('listitem')
      .filter({has: page.getByRole('button', {name: `Edit ${name}`, exact: true})});
  const options = (page: Page, name: string) => labOf(page).getByRole('group', {name: `Options of ${name}`});
  const code = (page: Page, title: string) =>
    labOf(page).locator('.theme-code-block', {hasText: title}).locator('pre');

  test('each field tells what happens to it, and the address keeps what is changed', async ({page, open}) => {
    await open(`${PAGE}#validator-bench`);
    await expect(field(page, 'age')).toContainText("'25'becomes int 25is 18 to 99stored");
    await expect(labOf(page)).toContainText('In no field of the schema, and gone: is_root');
    await expect(code(page, 'JSON')).toContainText('"is_active": false');
    await labOf(page).getByText('The schema as PHP').click();
    await expect(code(page, 'schema.php')).toContainText(
      "'age' => ['type' => 'int', 'min' => 18, 'max' => 99],",
    );

    await labOf(page).getByLabel('Start from').selectOption({label: 'A profile: a contact of type fax'});
    await expect(field(page, 'contacts')).toContainText("Item 1type'fax'is a stringit is not in the enum");
    await expect(field(page, 'custom_code')).toContainText('not looked at');
    await expect(page).toHaveURL(`${PAGE}?bench=profile-fax#validator-bench`);
    await labOf(page).getByRole('radio', {name: 'ResultType'}).click();
    await expect(code(page, 'PHP').first()).toContainText("error: 'type must be one of: email, phone'");

    // The items of a list have fields of their own, and a callback chooses what comes back.
    await edit(page, 'contacts').click();
    await edit(page, 'type').click();
    await options(page, 'type').getByRole('textbox', {name: 'enum, as a JSON list'}).fill('["email", "fax"]');
    await expect(field(page, 'custom_code')).toContainText('the callback returns a success, code 200');
    await edit(page, 'custom_code').click();
    const rule = options(page, 'custom_code').getByRole('combobox', {name: 'validate: the callback returns'});
    for (const [answer, verdict] of [
      ['a failure, code 200', 'Success, code 200'],
      ['nothing: it throws', 'Exception: no result the service is away. It is not turned into a failure.'],
      ['is the built-in ctype_alpha', 'ArgumentCountError: no result'],
    ] as const) {
      await rule.selectOption({label: answer});
      await expect(labOf(page).getByText(verdict).first(), answer).toBeVisible();
    }
    await expectAccessible(page, '#validator-bench');
    await expect(page).toHaveURL(/bench=\./);
    await page.reload();
    await expect(labOf(page).getByText('ArgumentCountError: no result').first()).toBeVisible();

    await page.goto(`${PAGE}?bench=profile-array#validator-bench`);
    await labOf(page).getByRole('link', {name: 'K-38'}).click();
    await expect(page).toHaveURL(`/docs/${latest}/reference/known-issues#k-38`);
  });

  test('by keyboard alone fields are edited, moved, added and removed, and broken JSON is said', async ({
    page,
    open,
  }) => {
    await open(`${PAGE}?bench=range#validator-bench`);
    await expect(input(page)).toBeInViewport();
    await edit(page, 'limit').focus();
    await page.keyboard.press('Enter');
    await expect(options(page, 'limit')).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(options(page, 'limit').getByRole('textbox', {name: 'max'})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('many');
    await expect(options(page, 'limit')).toContainText('What a value of this type does as max is not known');
    await expect(said(labOf(page))).toHaveText('Success, code 200. 1 field stored.');

    const add = button(labOf(page), 'Add a field');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(options(page, 'field_2').getByRole('textbox', {name: 'Name'})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('id');
    await expect(said(labOf(page))).toHaveText('Failure, code 400. Missing required field: id');
    const up = button(labOf(page), 'Move id up');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await expect(field(page, 'limit')).toContainText('not looked at');
    await button(labOf(page), 'Remove id').focus();
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await expect(field(page, 'id')).toHaveCount(0);

    await input(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('{\n"limit" 5}');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    const fault = labOf(page).getByRole('status').filter({hasText: 'Input:'});
    await expect(fault).toHaveText(/^Input: Line 2, column 9: Colon ':' expected .* but got '5'\./);
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
  const subject = {name: 'Request walk', page: 'architecture/routing'};
  const PAGE = addressOf(subject);
  const labOf = (page: Page) => labIn(page, subject);
  const stops = (page: Page) =>
    labOf(page).getByRole('group', {name: 'Stops of the request'}).getByRole('radio');
  const rows = (page: Page) =>
    labOf(page).getByRole('group', {name: 'Stops of the request'}).getByRole('listitem');
  const atStop = (page: Page, name: string) => page.getByRole('group', {name: `At the stop ${name}`});
  const path = (page: Page) => labOf(page).getByLabel('Path and query');

  test('a request is chosen, and followed to its envelope', async ({page, open}) => {
    await open(`${PAGE}#request-walk`);
    await expect(rows(page)).toHaveText([
      /^Request/,
      /^Searchfinds GET \/clients\/\{client_id\}\/invoices$/,
      /^CheckAuth/,
      /^CheckPlanRights/,
      /^ListInvoices/,
      /^Responseok: true, code: 200/,
    ]);
    await labOf(page).getByLabel('Begin with').selectOption('No bearer token');
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      'A valid authorization token was not found.',
    );
    await expect(rows(page).filter({hasText: 'not reached'})).toHaveCount(2);
    await expect(page).toHaveURL(`${PAGE}?walk=no-token#request-walk`);

    await labOf(page).getByLabel('Header Authorization').fill('Bearer a.b.c');
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      "->withAttribute('uid', 'ab12-cd34-ef56')",
    );
    await rows(page).filter({hasText: 'CheckVerified'}).click();
    await labOf(page).getByLabel('It answers').selectOption('401 Token expired');
    await rows(page).filter({hasText: 'Response'}).click();
    const response = atStop(page, 'Response');
    await expect(response.locator('pre')).toHaveText(/"code": 401,\s*"payload": "Token expired"/);
    await expectAccessible(page, '#request-walk');
    await expect(page).toHaveURL(/CheckVerified:bearer-expired/);
    await response.getByRole('link', {name: 'K-12'}).click();
    await expect(page).toHaveURL(`/docs/${latest}/reference/known-issues#k-12`);
    await page.goBack();
    await expect(response.locator('pre')).toContainText('Token expired');
    await button(labOf(page), 'Reset').click();
    await expect(atStop(page, 'Search')).toBeVisible();
  });

  test('by keyboard alone, each route says why it is not the one', async ({page, open}) => {
    await open(`${PAGE}?walk=wrong-method#request-walk`);
    const tried = page.getByRole('list', {name: 'Routes that are tried'}).getByRole('listitem');
    await expect(tried).toHaveCount(14);
    await expect(tried.nth(1)).toHaveText('GET /plans/{plan_id}GET, not DELETE');
    await expect(atStop(page, 'Search').getByRole('link', {name: 'K-18'})).toBeVisible();
    await path(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('/space/clients/12/');
    await expect(tried.nth(12)).toHaveText('DELETE /space/clients/{uid}the slash at the end counts');
    await page.keyboard.press('Backspace');
    await expect(tried.nth(12)).toContainText('matches');
    await page.keyboard.press('Tab');
    await expect(labOf(page).getByLabel('Header Authorization')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stops(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(atStop(page, 'RequireBearerToken')).toBeVisible();
    await expect(said(labOf(page))).toHaveText(
      'Stop 3 of 6, RequireBearerToken: fails with 401. The answer: 401, A valid authorization token was not found.',
    );
    const next = button(labOf(page), 'Next');
    await next.focus();
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
    await button(labOf(page), 'Draw the sequence diagram of this walk').click();
    const diagram = labOf(page).getByRole('group', {name: 'Diagram: The way of this request'});
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

import chain from '../docs/_data/runs/chain.json';
import profile from '../docs/_data/runs/profile.json';
import request from '../docs/_data/runs/request.json';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {expectFits, inBothModes} from './layout';
import {PHONE} from './screens';

const METHODS = `/docs/${latest}/basic-concepts/contract/methods`;
const SCHEMA = `/docs/${latest}/modules/validator/schema-validator`;
const ROUTING = `/docs/${latest}/architecture/routing`;

const shown = [
  {address: METHODS, run: chain},
  {address: SCHEMA, run: profile},
  {address: ROUTING, run: request},
];

for (const {address, run} of shown) {
  test(`${run.title}: each case shows its own, without script too`, async ({scriptless: page}) => {
    await page.goto(address);
    const figure = page.getByRole('figure', {name: run.title});
    await figure.scrollIntoViewIfNeeded();
    for (const {label, steps, printed, input} of run.cases) {
      await figure.getByRole('radio', {name: label}).check();
      const visible = (text: string) => figure.getByText(text, {exact: true}).filter({visible: true});
      for (const outcome of ['ran', 'failed'])
        await expect(visible(outcome), label).toHaveCount(
          steps.filter((step) => step.outcome === outcome).length,
        );
      const pre = figure.locator('pre').filter({visible: true});
      await expect(figure.locator('ol strong').filter({visible: true}), label).toHaveText(
        steps.map((step) => step.label),
      );
      await expect(pre.nth(-2), label).toHaveText(input);
      await expect.poll(async () => (await pre.last().innerText()).trim(), label).toBe(printed);
    }
    const {framework, php} = run.recorded;
    await expect(figure.getByText(`Recorded on rift/core ${framework}, PHP ${php}, `)).toBeVisible();
  });
}

test('a failed case is accessible in both colour modes, and fits a phone', async ({page, open}) => {
  await page.setViewportSize(PHONE.viewport);
  await open(METHODS);
  const failing = chain.cases.find(({steps}) => steps.some(({outcome}) => outcome === 'failed'));
  await page.getByRole('radio', {name: failing?.label}).check();
  await inBothModes(page, () => expectAccessible(page, '#chain'));
  await expectFits(page);
});

test('the address keeps the case, and leads to it', async ({page, open}) => {
  await open(METHODS);
  const [, second, third] = chain.cases;
  await page.getByRole('radio', {name: second?.label}).check();
  await expect(page).toHaveURL(`${METHODS}#chain:${second?.id}`);
  await page.reload();
  await started(page);
  await expect(page.getByRole('radio', {name: second?.label})).toBeChecked();
  await expect(page.getByRole('radio', {name: second?.label})).toBeInViewport();
  await page.evaluate((hash) => (location.hash = hash), `#chain:${third?.id}`);
  await expect(page.getByRole('radio', {name: third?.label})).toBeChecked();
});

test('addresses of labs lead to what stands in their place', async ({page, open}) => {
  for (const [address, place] of [
    [`${METHODS}?chain=ensure#chain-lab`, '#chain'],
    [`${METHODS}#chain-lab`, '#chain-lab'],
    [`${SCHEMA}?bench=profile-fax`, '#profile'],
    [`${ROUTING}?walk=limit#request-walk`, '#request:limit'],
    [`/docs/${latest}/basic-concepts/contract/benchmark?benchmark=steps:6`, '#from-a-figure-to-a-request'],
  ] as const) {
    await open(address);
    await expect.poll(() => new URL(page.url()).hash, {message: address}).toBe(place);
    await expect(page.locator(`[id="${place.slice(1)}"]`), address).toBeInViewport();
  }
  await page.goto(`${ROUTING}?walk=limit#request-walk`);
  await expect(page.getByRole('radio', {name: /429$/})).toBeChecked();
});

test('on paper the cases are listed, and the chosen one is whole', async ({page, open}) => {
  await open(`${METHODS}#chain:ensure-fails`);
  await page.emulateMedia({media: 'print'});
  const figure = page.getByRole('figure', {name: chain.title});
  for (const {label} of chain.cases) await expect(figure.getByText(label, {exact: true})).toBeVisible();
  await expect(figure.getByText('"ensure failed"').filter({visible: true})).toHaveCount(1);
});

test('where the system chooses the colours, lines tell apart what ran, was skipped and failed', async ({
  page,
  open,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(METHODS);
  const styles = await page
    .locator('#chain pre[data-outcome]')
    .filter({visible: true})
    .evaluateAll((all) =>
      all.map((one) => `${one.dataset.outcome} ${getComputedStyle(one).borderInlineStartStyle}`),
    );
  expect(new Set(styles)).toEqual(new Set(['ran solid', 'failed double', 'skipped dotted']));
});

import chain from '../docs/_data/runs/chain.json';
import hero from '../docs/_data/runs/hero.json';
import profile from '../docs/_data/runs/profile.json';
import request from '../docs/_data/runs/request.json';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, layOut, test} from './fixtures';
import {expectFits, inBothModes} from './layout';
import {PHONE} from './screens';

const METHODS = `/docs/${latest}/basic-concepts/contract/methods`;
const SCHEMA = `/docs/${latest}/modules/validator/schema-validator`;
const ROUTING = `/docs/${latest}/architecture/routing`;

const shown = [
  {address: '/', run: hero},
  {address: METHODS, run: chain},
  {address: SCHEMA, run: profile},
  {address: ROUTING, run: request},
];

test('each case of a recorded run shows its own, without script too', async ({scriptless: page}) => {
  for (const {address, run} of shown)
    await test.step(run.title, async () => {
      await page.goto(address);
      const figure = page.getByRole('figure', {name: run.title});
      await layOut(page);
      const cases = await figure.evaluate((element) => {
        const texts = (selector: string) =>
          [...element.querySelectorAll<HTMLElement>(selector)]
            .filter((one) => one.checkVisibility())
            .map((one) => one.innerText.trim());
        return [...element.querySelectorAll('input')].map((radio) => {
          radio.checked = true;
          return {
            label: radio.labels?.[0]?.innerText,
            outcomes: texts('ol span').filter((text) => /^(ran|failed)$/.test(text)),
            steps: texts('ol strong'),
            code: texts('pre').slice(-2),
          };
        });
      });
      expect(cases).toEqual(
        run.cases.map(({label, steps, input, printed}) => ({
          label,
          outcomes: steps.map(({outcome}) => outcome).filter((outcome) => /^(ran|failed)$/.test(outcome)),
          steps: steps.map((step) => step.label),
          code: [input, printed],
        })),
      );
      const {framework, php} = run.recorded;
      await expect(figure.getByText(`Recorded on rift/core ${framework}, PHP ${php}, `)).toBeVisible();
    });
});

test('the address keeps the case and leads to it, as others can read it', async ({page, open}) => {
  const [first, second] = chain.cases;
  const failing = chain.cases.find(({steps}) => steps.some(({outcome}) => outcome === 'failed'));
  const radio = (label = '') => page.getByRole('radio', {name: label});
  await open(`${METHODS}#chain:${second?.id}`);
  await expect(radio(second?.label)).toBeChecked();
  await expect(radio(second?.label)).toBeInViewport();
  await radio(first?.label).check();
  await expect(page).toHaveURL(`${METHODS}#chain:${first?.id}`);
  await page.evaluate((hash) => (location.hash = hash), `#chain:${failing?.id}`);
  await expect(radio(failing?.label)).toBeChecked();

  await test.step('it is accessible in both colour modes, and fits a phone', async () => {
    await page.setViewportSize(PHONE.viewport);
    await inBothModes(page, () => expectAccessible(page, '#chain'));
    await expectFits(page);
  });

  await test.step('where the system chooses the colours, lines tell apart what ran, was skipped and failed', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    const styles = await page
      .locator('#chain pre[data-outcome]')
      .filter({visible: true})
      .evaluateAll((all) =>
        all.map((one) => `${one.dataset.outcome} ${getComputedStyle(one).borderInlineStartStyle}`),
      );
    expect(new Set(styles)).toEqual(new Set(['ran solid', 'failed double', 'skipped dotted']));
  });

  await test.step('on paper the cases are listed, and the chosen one is whole', async () => {
    await page.emulateMedia({media: 'print', forcedColors: 'none'});
    const figure = page.getByRole('figure', {name: chain.title});
    for (const {label} of chain.cases) await expect(figure.getByText(label, {exact: true})).toBeVisible();
    await expect(figure.getByText(failing?.printed ?? '', {exact: true})).toHaveCount(1);
  });
});

test('addresses of labs lead to what stands in their place', async ({page, open}) => {
  for (const [address, place] of [
    [`${METHODS}?chain=ensure#chain-lab`, '#chain'],
    [`${ROUTING}?walk=limit#request-walk`, '#request:limit'],
    [`/docs/${latest}/basic-concepts/contract/benchmark?benchmark=steps:6`, '#what-it-means-for-a-request'],
  ] as const) {
    await open(address);
    await expect.poll(() => new URL(page.url()).hash, {message: address}).toBe(place);
    await expect(page.locator(`[id="${place.slice(1)}"]`), address).toBeInViewport();
  }
});

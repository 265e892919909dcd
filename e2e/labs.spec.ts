import type {Locator} from '@playwright/test';
import {LABS, type LabId} from '../src/labs/list';
import {expectAccessible} from './accessibility';
import {expect, started, test} from './fixtures';
import {addressOf, labIn, REFUSED, scriptWith, startFrom, visit} from './lab-page';
import {expectFits, inBothModes, watchShifts} from './layout';
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
    await inBothModes(page, () => expectAccessible(page, `#${id}`));
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

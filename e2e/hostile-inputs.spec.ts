import {latest} from './build';
import {expect, test} from './fixtures';
import {bringTools, watch, type WithTools} from './hostile-page';
import {RUN} from './hostileDiagrams';
import {shortened, ways, type Way} from './hostileInputs';
import {places, type Run} from './hostilePlaces';

// The address without a page is answered as such.
test.use({expectedNoise: /^console error: Failed to load resource: .* 404/});

for (const [title, {arrive, runs}] of Object.entries(places)) {
  test(`${title}: hostile inputs stay text, and nothing stops`, async ({page, open}) => {
    test.slow();
    expect(Object.keys(runs).length).toBeGreaterThan(0);
    const seen = watch(page);
    await arrive(page, open);
    for (const [way, run] of Object.entries(runs) as [Way, Run][]) {
      await test.step(way, async () => {
        await bringTools(page);
        const found = await run(page, ways[way]);
        expect(found.map(([text]) => text).sort(), 'each was tried').toEqual([...ways[way]].sort());
        const harm = found.filter(([, findings]) => findings.length > 0);
        expect(harm.map(([text, findings]) => `${shortened(text)}: ${findings.join(', ')}`)).toEqual([]);
      });
    }
    expect(seen).toEqual([]);
  });
}

test('every way in is tried', () => {
  const tried = Object.values(places).flatMap(({runs}) => Object.keys(runs));
  expect(tried.sort()).toEqual(Object.keys(ways).sort());
});

test('the look for harm sees what an input that runs would leave', async ({page, open}) => {
  await open(`/docs/${latest}/introduction`);
  await bringTools(page);
  const findings = () => page.evaluate(() => (window as unknown as WithTools).tools.findings());
  expect(await findings()).toEqual([]);
  await page.evaluate((run) => {
    const [name = ''] = run.split('=');
    Object.assign(window, {[name]: 1});
    const link = document.body.appendChild(document.createElement('a'));
    link.setAttribute('href', `javascript:${run}`);
    document.body.appendChild(document.createElement('iframe'));
    document.body.appendChild(document.createElement('script'));
    Object.assign(Object.prototype, {polluted: 1});
  }, RUN);
  const found = await findings();
  await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'polluted'));
  expect(found).toEqual(
    expect.arrayContaining([
      `<a href="javascript:${RUN}">`,
      '<iframe>',
      '<script>',
      'a script ran',
      'a prototype was changed',
    ]),
  );
});

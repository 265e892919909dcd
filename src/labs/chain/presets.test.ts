import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {run} from '../model/chain';
import {encodeJson} from '../model/json';
import {presets} from './presets';

test('a preset ends as its page says', () => {
  const pages = presets.map(({name, state}) => {
    const {end} = run(state.chain);
    const page = name === 'slow-motion' ? 'index' : name;
    return {
      name,
      end: end?.object,
      text: readFileSync(`docs/basic-concepts/contract/methods/${page}.md`, 'utf8'),
    };
  });
  for (const {name, end, text} of pages.filter((page) => page.name !== 'map')) {
    expect(text, name).toContain(encodeJson(end?.envelope() ?? null, ['pretty', 'unicode']));
  }
  // Its outcome stands in comments there.
  const map = pages.find(({name}) => name === 'map');
  expect(map?.text).toContain(
    [
      '$queued->result;            // 2',
      '$queued->code;              // 202',
      `$queued->getMetric('rows'); // 2`,
    ].join('\n'),
  );
  const end = map?.end;
  expect([end?.result, end?.code]).toEqual([2n, 202]);
  expect(end && encodeJson(end.meta)).toContain('"metrics":{"rows":2}');
});

test('the chain in slow motion runs the steps that the page names', () => {
  const {stages} = run(presets[0].state.chain);
  const ran = stages.flatMap(({hasRun, step}, index) => (hasRun ? [`${index + 1} ${step.method}`] : []));
  expect(ran).toEqual(['1 then', '4 tap', '7 catch', '8 then']);
});

test('a label says how its chain ends', () => {
  for (const {label, state} of presets) {
    const said = /(success|failure) (\d+)$/.exec(label);
    const {end} = run(state.chain);
    if (said)
      expect([end?.status ? 'success' : 'failure', end?.object.code], label).toEqual([
        said[1],
        Number(said[2]),
      ]);
    else expect(end?.status, label).toBe(true);
  }
});

import {expect, test} from '@playwright/test';
import {describeStep} from './describe';
import type {LinkedExample} from './example';

const linked: LinkedExample = {
  source: [{html: 'a\nb\n'}, {html: 'c\n', step: 1}, {html: 'd\n'}, {html: 'e\nf\n', step: 1}],
  response: [],
  structure: '',
  messages: [],
  timings: [],
};

test('a step is described by its lines, its timer and its message', () => {
  const steps = [
    {label: 'one', source: [], message: 'ask'},
    {label: 'two', source: [], message: 'tell', timer: 'a.two'},
  ];
  expect(describeStep(steps, 1, linked)).toBe(
    'Step 2, two: lines 3 and 5–6 of the source; timer a.two; message tell.',
  );
});

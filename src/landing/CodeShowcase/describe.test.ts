import {expect, test} from '@playwright/test';
import {describeStep} from './describe';
import type {LinkedExample} from './linked';

const linked: LinkedExample = {
  source: [{html: 'a\nb\n'}, {html: 'c\n', step: 1}, {html: 'd\n'}, {html: 'e\nf\n', step: 1}],
  response: [],
  structure: '',
  messages: [],
  timings: [],
};
const step = {outcome: 'passed', source: []} as const;

test('a step is told by its lines, its timer and its message', () => {
  const steps = [
    {...step, label: 'one', message: 'ask'},
    {...step, label: 'two', message: 'tell', timer: 'a.two'},
  ];
  expect(describeStep(steps, 1, linked)).toBe(
    'Step 2, two: lines 3 and 5–6 of the source; timer a.two; message tell.',
  );
});

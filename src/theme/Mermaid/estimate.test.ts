import {expect, test} from '@playwright/test';
import {estimateHeight} from './estimate';

test('more messages need more room', () => {
  const messages = (count: number) => `sequenceDiagram\n${'A->>B: hello\n'.repeat(count)}`;
  expect(estimateHeight(messages(6))).toBeGreaterThan(estimateHeight(messages(2)));
});

test('no diagram gets less or more room than reads well', () => {
  expect(estimateHeight('pie')).toBe(160);
  expect(estimateHeight(`sequenceDiagram\n${'A->>B: hello\n'.repeat(500)}`)).toBe(640);
});

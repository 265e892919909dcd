import {expect, test} from '@playwright/test';
import {block, said} from './lib/fixtures';
import {sampleWidth} from './sample-width';

const LONG = 'x'.repeat(80);

test('a line of a sample has at most 88 characters', async () => {
  expect(await said(sampleWidth, block('php', ['$a = 1;', `$${LONG.slice(0, 80)} = 123;`]))).toEqual([]);
  expect(await said(sampleWidth, block('php', ['$a = 1;', `$${LONG} = 1234567;`]))).toEqual([
    '8: the line has 92 characters, and a block shows 88: break it',
  ]);
});

test('a text of JSON cannot be broken, a list can; a diagram is not shown as text', async () => {
  expect(await said(sampleWidth, block('json', [`  "payload": "${LONG} \\" ${LONG}",`]))).toEqual([]);
  expect(await said(sampleWidth, block('mermaid', [`accDescr: ${LONG}${LONG}`]))).toEqual([]);
  expect(await said(sampleWidth, block('json', [`["${LONG}", "${LONG}"]`]))).toHaveLength(1);
});

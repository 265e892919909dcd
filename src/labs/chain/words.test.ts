import {expect, test} from '@playwright/test';
import {readChain, run} from '../model/chain';
import {valueFrom} from '../model/testData';
import {pointWords} from './words';

function describe(start: string, steps: string) {
  const chain = readChain(valueFrom(`{"start": ${start}, "steps": [${steps}]}`));
  const trace = run(chain);
  return [0, ...Array.from(chain.steps.keys(), (index) => index + 1)].map((at) =>
    pointWords(trace, chain.steps, at).replace(/^Step (\d+) of \d+, /, '$1 '),
  );
}

const SUCCESS = '{"success": 1}';
const FAILURE = '{"failure": "gone", "code": 404}';

test('each step says why it ran, and which object goes on', () => {
  const steps = `{"then": "same"}, {"map": "same"}, {"catch": "same"}, {"tap": "same"},
    {"ensure": "same", "message": "no"}, {"merge": "same", "with": ${SUCCESS}}, {"withMetric": ["a", 1]},
    {"addDebugData": ["a", 1]}, {"ensure": {"value": 0}, "message": "no"}, {"catch": "same"}`;
  const withMore = 'The very same object, number 4, with something more in its meta. It is a success 200.';
  expect(describe(SUCCESS, steps)).toEqual([
    'Start: success 200.',
    '1 then, ran: the value was a success. A new object, number 2. It is a success 200.',
    '2 map, ran: the value was a success. A new object, number 3. It is a success 200.',
    '3 catch, skipped: the value is a success. The very same object, number 3. It is a success 200.',
    '4 tap, ran: tap always runs. The very same object, number 3. It is a success 200.',
    '5 ensure, ran: the rule holds. The very same object, number 3. It is a success 200.',
    '6 merge, ran: both are successes. A new object, number 4. It is a success 200.',
    `7 withMetric, ran: withMetric always stores. ${withMore}`,
    `8 addDebugData, ran: addDebugData always stores. ${withMore}`,
    '9 ensure, ran: the rule does not hold. A new object, number 5. It is a failure 400, no.',
    '10 catch, ran: the value was a failure. A new object, number 6. It is a failure 400, no.',
  ]);
});

test('each step says why it was skipped', () => {
  const steps = `{"then": "same"}, {"map": "same"}, {"tap": "same"}, {"ensure": "same", "message": "no"},
    {"merge": "same", "with": ${SUCCESS}}`;
  const same = 'The very same object, number 1. It is a failure 404, gone.';
  expect(describe(FAILURE, steps)).toEqual([
    'Start: failure 404.',
    `1 then, skipped: the value is a failure. ${same}`,
    `2 map, skipped: the value is a failure. ${same}`,
    `3 tap, ran: tap always runs. ${same}`,
    `4 ensure, skipped: the value is a failure. ${same}`,
    `5 merge, skipped: the value is a failure. ${same}`,
  ]);
  expect(describe(SUCCESS, `{"merge": "same", "with": ${FAILURE}}`)[1]).toBe(
    '1 merge, skipped: the other result is a failure. Another object, number 2: the other result itself. It is a failure 404, gone.',
  );
});

test('what is thrown ends the chain, and the words of a TypeError are ours', () => {
  expect(describe(SUCCESS, `{"tap": {"throws": "it's over"}}, {"tap": "same"}`).slice(1)).toEqual([
    String.raw`1 tap, ran and threw an exception: no method catches it. The callback threw an exception with the message 'it\'s over'. It leaves the chain and reaches the code that called it: there is no result.`,
    '2 tap, not reached: the chain was left.',
  ]);
  expect(describe(SUCCESS, '{"then": {"value": 5}}')[1]).toMatch(
    /^1 then, ran, and PHP raised a TypeError\. .* must return a ResultType.* The wording is ours/,
  );
});

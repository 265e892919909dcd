import {expect, test} from '@playwright/test';
import {readChain, run} from '../model/chain';
import {valueFrom} from '../model/testData';
import {objectWords, pointBefore, pointWords, reasonWords, stateWords, thrownWords} from './words';

function tell(json: string) {
  const chain = readChain(valueFrom(json));
  const trace = run(chain);
  return chain.steps.map((_, index) => {
    const stage = trace.stages[index];
    return {
      reason: reasonWords(stage),
      object: objectWords(pointBefore(trace, index + 1), stage),
      thrown: stage ? thrownWords(stage) : '',
      all: pointWords(trace, chain.steps, index + 1),
    };
  });
}

const both = '{"success": 1}';

test('each step says why it ran', () => {
  const told = tell(`{"start": {"success": 1}, "steps": [
    {"then": "same"}, {"map": "same"}, {"catch": "same"}, {"tap": "same"}, {"ensure": "same", "message": "no"},
    {"merge": "same", "with": ${both}}, {"withMetric": ["a", 1]}, {"addDebugData": ["a", 1]},
    {"ensure": {"value": 0}, "message": "no"}, {"catch": "same"}]}`);
  expect(told.map(({reason}) => reason)).toEqual([
    'ran: the value was a success',
    'ran: the value was a success',
    'skipped: the value is a success',
    'ran: tap always runs',
    'ran: the rule holds',
    'ran: both are successes',
    'ran: withMetric always stores',
    'ran: addDebugData always stores',
    'ran: the rule does not hold',
    'ran: the value was a failure',
  ]);
  expect(told.map(({object}) => object)).toEqual([
    'A new object, number 2.',
    'A new object, number 3.',
    'The very same object, number 3.',
    'The very same object, number 3.',
    'The very same object, number 3.',
    'A new object, number 4.',
    'The very same object, number 4, with something more in its meta.',
    'The very same object, number 4, with something more in its meta.',
    'A new object, number 5.',
    'A new object, number 6.',
  ]);
});

test('each step says why it was skipped', () => {
  const told = tell(`{"start": {"failure": "gone", "code": 404}, "steps": [
    {"then": "same"}, {"map": "same"}, {"tap": "same"}, {"ensure": "same", "message": "no"},
    {"merge": "same", "with": ${both}}]}`);
  expect(told.map(({reason}) => reason)).toEqual([
    'skipped: the value is a failure',
    'skipped: the value is a failure',
    'ran: tap always runs',
    'skipped: the value is a failure',
    'skipped: the value is a failure',
  ]);
  expect(new Set(told.map(({object}) => object))).toEqual(new Set(['The very same object, number 1.']));
  expect(told[0]?.all).toBe(
    'Step 1 of 5, then, skipped: the value is a failure. The very same object, number 1. It is a failure 404, gone.',
  );
});

test('a failed other one goes on itself', () => {
  const [told] = tell(
    '{"start": {"success": 1}, "steps": [{"merge": "same", "with": {"failure": "gone", "code": 404}}]}',
  );
  expect(told?.reason).toBe('skipped: the other result is a failure');
  expect(told?.object).toBe('Another object, number 2: the other result itself.');
});

test('what is thrown ends the chain, and a TypeError is told in our own words', () => {
  const thrown = tell(
    '{"start": {"success": 1}, "steps": [{"tap": {"throws": "it\'s over"}}, {"tap": "same"}]}',
  );
  expect(thrown.map(({reason}) => reason)).toEqual([
    'ran and threw an exception: no method catches it',
    'not reached: the chain was left',
  ]);
  expect(thrown[0]?.thrown).toContain(String.raw`with the message 'it\'s over'`);
  expect(thrown[0]?.all).toContain('there is no result');
  expect(thrown[1]?.all).toBe('Step 2 of 2, tap, not reached: the chain was left.');
  const [wrong] = tell('{"start": {"success": 1}, "steps": [{"then": {"value": 5}}]}');
  expect(wrong?.reason).toBe('ran, and PHP raised a TypeError');
  expect(wrong?.thrown).toMatch(/a TypeError.* must return a ResultType.*The wording is ours/);
});

test('the start is told by its state', () => {
  const trace = run({start: {kind: 'failure', message: 'gone', code: 404}, steps: []});
  expect(stateWords(trace.start)).toBe('failure 404');
  expect(pointWords(trace, [], 0)).toBe('Start: failure 404.');
});

import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {decodeJson, encodeJson} from './json';
import {Result, type ResultType} from './result';
import {readChain, run, writeChain, type Chain, type Step} from './chain';
import type {Answer, Made} from './answer';
import {arrayOf, dict, INT_MAX, INT_MIN, isIdentical, isIntKey, type PhpArray, type Value} from './values';

// The same cases in every run: what fails, fails again.
fc.configureGlobal({seed: 20_260_101, numRuns: 200});

/** JSON text keeps the order of keys that are no integers. */
const keys = fc.string({minLength: 1}).filter((key) => !isIntKey(key));

const scalars = fc.oneof(
  fc.constantFrom<Value>(null, true, false, '', '0'),
  fc.bigInt(INT_MIN, INT_MAX),
  fc.double({noNaN: true, noDefaultInfinity: true}).map((value) => (Object.is(value, -0) ? 0 : value)),
  fc.string({unit: 'grapheme'}),
);

const {value: values} = fc.letrec<{value: Value}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    scalars,
    fc.array(tie('value'), {maxLength: 3}),
    fc.array(fc.tuple(keys, tie('value')), {maxLength: 3}).map(arrayOf),
  ),
}));

const notes: fc.Arbitrary<PhpArray> = fc
  .dictionary(fc.stringMatching(/^[a-z]{1,4}$/), scalars, {maxKeys: 3})
  .map((entries) => arrayOf(Object.entries(entries)));
const codes = fc.integer({min: 100, max: 599});

const successes = fc
  .tuple(values, codes, notes, notes)
  .map(([value, code, metrics, debug]) => Result.Success(value, code, metrics, debug));
const failures = fc
  .tuple(codes, fc.option(fc.string()), notes)
  .map(([code, message, debug]) => Result.Failure(code, message, debug));
const results: fc.Arbitrary<ResultType> = fc.oneof(successes, failures);

const same = (left: ResultType, right: ResultType) => {
  expect(isIdentical(left.properties(), right.properties())).toBe(true);
};

test('then is associative', () => {
  fc.assert(
    fc.property(results, results, results, (start, first, second) => {
      const flat = start.then(() => first).then(() => second);
      const nested = start.then(() => first.then(() => second));
      same(flat, nested);
    }),
  );
});

test('map with identity changes nothing, and two maps are one', () => {
  fc.assert(
    fc.property(results, values, (result, value) => {
      same(
        result.map((given) => given),
        result,
      );
      const wrap = (given: Value): Value => [given, value];
      const name = (given: Value): Value => dict({given});
      same(
        result.map(wrap).map(name),
        result.map((given) => name(wrap(given))),
      );
    }),
  );
});

test('JSON text is read back as the value that it was written from', () => {
  fc.assert(
    fc.property(values, (value) => {
      const {value: read} = decodeJson(encodeJson(value, ['unicode']));
      // A float without fraction is written as an integer.
      expect(encodeJson(read ?? null)).toBe(encodeJson(value));
    }),
  );
});

const made: fc.Arbitrary<Made> = fc.oneof(
  fc.tuple(values, codes).map(([value, code]): Made => ({kind: 'success', value, code})),
  fc.constantFrom<Made>({kind: 'success'}, {kind: 'failure'}),
  fc.tuple(fc.option(fc.string()), codes).map(([message, code]): Made => ({kind: 'failure', message, code})),
);
const answers: fc.Arbitrary<Answer> = fc.oneof(
  made,
  values.map((value): Answer => ({kind: 'value', value})),
  fc.string().map((message): Answer => ({kind: 'throws', message})),
  fc.constant<Answer>({kind: 'same'}),
);
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.constantFrom('then', 'map', 'catch', 'tap'), answers)
    .map(([method, answer]): Step => ({method, answer})),
  fc.tuple(answers, fc.string()).map(([answer, message]): Step => ({method: 'ensure', answer, message})),
  fc.tuple(answers, made).map(([answer, other]): Step => ({method: 'merge', answer, other})),
  fc.tuple(fc.string(), values).map(([key, value]): Step => ({method: 'withMetric', key, value})),
);
const chains: fc.Arbitrary<Chain> = fc
  .tuple(made, fc.array(steps, {maxLength: 6}))
  .map(([start, list]) => ({start, steps: list}));

test('a chain is the same after it was written and read', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const read = readChain(writeChain(chain));
      expect(encodeJson(writeChain(read))).toBe(encodeJson(writeChain(chain)));
      expect(run(read).stages.map(({hasRun}) => hasRun)).toEqual(run(chain).stages.map(({hasRun}) => hasRun));
    }),
  );
});

test('a chain ends in success or failure, or with what was thrown, and no later step is looked at', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const {stages, end} = run(chain);
      const thrown = stages.at(-1)?.thrown;
      expect(end === undefined).toBe(thrown !== undefined);
      expect(stages.slice(0, -1).every((stage) => stage.thrown === undefined)).toBe(true);
      if (!thrown) expect(stages).toHaveLength(chain.steps.length);
      // A skipped step hands on the very object, but for a merge with a failure.
      stages.forEach(({hasRun, reason, after}, index) => {
        const before = index === 0 ? run(chain).start : stages[index - 1]?.after;
        if (!hasRun && reason !== 'other failed') expect(after?.number).toBe(before?.number);
      });
    }),
  );
});

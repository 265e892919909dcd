import {expect, test} from '@playwright/test';
import {chainSteps, fieldSteps, layerSteps, stopSteps, type Call, type Recorded} from './runSteps';

const success = {ok: true, text: '200, 3'};
const failure = {ok: false, text: "404, 'gone'"};

const CHAIN = `public function execute(): ResultType
{
    return $this->find($id)
        // A comment.
        ->then(fn (int $qty): ResultType => $this->place($qty))
        ->ensure(
            fn (int $sum): bool => $sum > 2,
            'Too few (2)',
        );
}`;

const brief = (steps: ReturnType<typeof chainSteps>) =>
  steps.map(({label, lines, outcome, isSuccess, isReached}) => [
    label,
    lines.join('-'),
    outcome,
    isSuccess,
    ...(isReached === false ? ['not reached'] : []),
  ]);

test('the steps of a chain are its start and its calls, each with its lines', () => {
  const calls: Call[] = [
    {line: 5, label: 'then', before: success, given: ['3'], returned: '200, 6', after: success},
    {line: 6, label: 'ensure', before: success, given: ['6'], returned: 'false', after: failure},
  ];
  const steps = chainSteps(calls, 0, CHAIN, [5, 6]);
  expect(brief(steps)).toEqual([
    ['find', '3-3', 'ran', true],
    ['then', '5-5', 'ran', true],
    ['ensure', '6-9', 'failed', false],
  ]);
  expect(steps.map(({note}) => note)).toEqual([
    'returned `200, 3`',
    'got `3`, returned `200, 6`',
    'got `6`, returned `false`',
  ]);
});

test('a callback that was not called was skipped, and after an exception nothing is reached', () => {
  const skipped: Call[] = [{line: 5, label: 'then', before: failure, after: failure}];
  expect(brief(chainSteps(skipped, 0, CHAIN, [5]))).toEqual([
    ['find', '3-3', 'failed', false],
    ['then', '5-5', 'skipped', false],
  ]);
  const thrown: Call[] = [{line: 5, label: 'then', before: success, given: ['3'], thrown: 'TypeError'}];
  expect(brief(chainSteps(thrown, 0, CHAIN, [5, 6])).slice(1)).toEqual([
    ['then', '5-5', 'failed', false],
    ['ensure', '6-9', 'skipped', false, 'not reached'],
  ]);
});

test('a chain that starts with a variable starts where the variable is set', () => {
  const source = '$order = $this->findOrder(\n    $id,\n);\n\nreturn $order->merge($totals, $both);';
  const [start] = chainSteps([{line: 5, label: 'merge', before: success, after: failure}], 0, source, [5]);
  expect(start).toMatchObject({label: 'findOrder', lines: [1, 3]});
});

test('the steps of a schema are its fields, and those after the refused one were skipped', () => {
  const source = "[\n    'a' => [\n        'type' => 'int',\n    ],\n    'b' => ['type' => 'int'],\n]";
  const calls: Call[] = [
    {label: 'a', given: ['"x"'], after: {ok: false, text: "400, 'a must be an integer'"}},
  ];
  const steps = fieldSteps(calls, 0, source, ['a', 'b']);
  expect(brief(steps)).toEqual([
    ['a', '2-4', 'failed', false],
    ['b', '5-5', 'skipped', false],
  ]);
  expect(steps[0]?.note).toBe('`"x"` gives `400, \'a must be an integer\'`');
});

const FILES: Readonly<Record<string, string>> = {
  'configs/routes.php':
    "use A;\n\nreturn (new RoutesBox())\n    ->get('/a', ShowA::class)\n    ->get('/b', ShowB::class);",
  'src/Check.php':
    'public function execute(): ResultType\n{\n    return $this->read()\n        ->then($a);\n}',
  'src/ShowB.php': 'public function execute(): ResultType\n{\n    return Result::Success();\n}',
};

const open = (name: string) => ({file: Object.keys(FILES).indexOf(name), code: FILES[name] ?? ''});

const refused: Recorded = {
  printed: '',
  route: {
    name: 'GET /b',
    visits: [
      {file: 'src/Check.php', lines: [3, 4]},
      {file: 'src/ShowB.php', lines: [3, 3]},
    ],
  },
  steps: [
    {visit: 'src/Check.php', label: 'Check', after: failure},
    {file: 'src/Check.php', line: 4, label: 'then', before: failure, after: failure},
  ],
};

test('the steps of a request are the router, its middlewares and its handler; the failed line is named', () => {
  expect(brief(layerSteps(refused, open))).toEqual([
    ['Router', '5-5', 'ran', true],
    ['Check', '3-4', 'failed', false],
    ['ShowB', '3-3', 'skipped', false],
  ]);
  expect(layerSteps(refused, open)[1]).toMatchObject({failedLine: 3, note: "returned `404, 'gone'`"});
  const [router, ...others] = layerSteps({printed: '', route: null, steps: []}, open);
  expect(router).toMatchObject({lines: [3, 5], outcome: 'failed'});
  expect(others).toEqual([]);
});

test('a set may name the layers itself, each by the calls that make it up', () => {
  const stops = [
    {label: 'Router', shows: ['configs/routes.php', "'/b'", 1]},
    {label: 'Middleware', calls: ['src/Check.php', 'read('], shows: ['src/Check.php', 'return', 2]},
    {label: 'Use case', calls: ['src/ShowB.php', 'return'], shows: ['src/ShowB.php', 'return', 1]},
  ] as const;
  expect(brief(stopSteps(refused, stops, open))).toEqual([
    ['Router', '5-5', 'ran', true],
    ['Middleware', '3-4', 'failed', false],
    ['Use case', '3-3', 'skipped', false],
  ]);
});

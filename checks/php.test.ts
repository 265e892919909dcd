import {expect, test} from '@playwright/test';
import {block, messagesOf} from './lib/fixtures';
import {phpNames, phpParses} from './php';

const USES = ['use Rift\\Core\\Databus\\Result;', 'use Rift\\Core\\Databus\\ResultType;'];

/** What is reported for PHP after two `use` lines, which are lines 7 and 8: the sample starts on line 9. */
const saidOf = (...lines: string[]) => messagesOf(phpNames, block('php', [...USES, ...lines]));

test('correct names have no problem', () => {
  expect(
    saidOf(
      'use App\\Repositories\\ClientsRepository;',
      'use Psr\\Http\\Message\\RequestInterface;',
      '',
      '$outcome = Result::Success(result: [], code: Result::HTTP_CREATED);',
      '$outcome->then(fn (array $rows) => Result::Success($rows[0]))->ensure(...$rule)->code;',
      '$repository = new ClientsRepository(1, 2, 3);',
      '$repository->anything(a: 1)->else();',
      '$request->getMethod(1);',
      '$container->get(ClientsRepository::class)->anything();',
      'strlen(Result::class);',
      '$make = UidManager::generate(...);',
    ),
  ).toEqual([]);
});

test('a wrong name is found at its line', () => {
  const cases: [string, string][] = [
    [
      'use Rift\\Core\\Router;',
      'Rift\\Core\\Router is not a name of Rift: it is Rift\\Core\\Http\\Router\\Router',
    ],
    ['use Rift\\Core\\Http\\{Router\\Router, Nothing};', 'Rift\\Core\\Http\\Nothing is not a name of Rift'],
    ['$a = fn (\\Rift\\Nothing $x) => $x;', 'Rift\\Nothing is not a name of Rift'],
    ['Result::error(400);', 'Result has no method error()'],
    ['Result::success(1);', 'Result::success() is written Success()'],
    ['Result::HTTP_TEAPOT;', 'Result has no constant HTTP_TEAPOT'],
    ['ResultTypeTrait::HTTP_OK;', 'ResultTypeTrait is a trait: PHP reads no constant through it'],
    ['Result::Success(value: 1);', 'Result::Success() has no parameter $value'],
    ['Result::Success(1, result: 1);', 'Result::Success() gets $result twice'],
    ["Result::Failure(400, 'x', [], 1);", 'Result::Failure() takes at most 3 arguments, not 4'],
    ['Result::Success(1)->ensure($is);', 'ResultType::ensure() is called without $errorMessage'],
    ['ResultType::then($next);', 'ResultType::then() is not static'],
    ['new HandlerInterface();', 'HandlerInterface is an interface: there is no new one'],
  ];
  for (const [line, message] of cases) expect(saidOf(line), line).toEqual([`9: ${message}`]);
});

test('a wrong method is found wherever the page shows the type of the value', () => {
  const message = '9: ResultType has no method otherwise()';
  const cases = [
    'Result::Failure()->otherwise();',
    'Result::Success()->then($a)->tap($b)->otherwise();',
    '$a = Result::Success(); $a->otherwise();',
    '($a = Result::Success())->otherwise();',
    '$a = fn (ResultType $r) => $r->otherwise();',
    '$a = fn (?ResultType $r) => $r?->otherwise();',
    'function f(ResultType $r) { return $r->otherwise(); }',
    'class A { public function __construct(private ResultType $r) {} function f() { $this->r->otherwise(); } }',
    'class A { private ResultType $r; function f() { $this->r->otherwise(); } }',
    'class A { function f() { $this->g()->otherwise(); } function g(): ResultType {} }',
    'class A { function f(B $b) { $b->g()->otherwise(); } } class B { function g(): ResultType {} }',
    '(new JwtManager(1))->encode([])->otherwise();',
    '$container->get(KernelInterface::class)->handle($request)->otherwise();',
    'class A extends Repository { function f() { $this->buildInsertQuery([])->otherwise(); } }',
  ];
  for (const line of cases) expect(saidOf(line), line).toEqual([message]);
  expect(saidOf('Result::Success()->data;')).toEqual(['9: ResultType has no property $data']);
  expect(saidOf('Result::Success()->then($a)->result;')).toEqual([]);
});

test('a variable that has been reassigned is not checked', () => {
  const cases = [
    '$a = Result::Success(); $a = $b; $a->otherwise();',
    '$a = Result::Success(); $c = fn ($a) => $a->otherwise();',
    '$a = Result::Success(); function f($b) { $a->otherwise(); }',
    'class Result2 { } $a = new Result2(); $a->otherwise();',
  ];
  for (const line of cases) expect(saidOf(line), line).toEqual([]);
});

test('a block knows what another block of its page imports and declares', () => {
  const first = block('php', ['use App\\Router;', 'class Shop { function find(): ResultType {} }']);
  const second = (line: string) => messagesOf(phpNames, `${first}\n${block('php', [line])}`);
  expect(second('$x = new Router(1, 2, 3); $x->anything();')).toEqual([]);
  expect(second('(new Shop())->find()->otherwise();')).toEqual(['12: ResultType has no method otherwise()']);
});

test('a file on a page imports what it uses', () => {
  const file = block('php', ['<?php', '', 'Result::Success();']);
  expect(messagesOf(phpNames, file)).toEqual([
    '9: no block of the page says use Rift\\Core\\Databus\\Result',
  ]);
  expect(messagesOf(phpNames, `${block('php', USES)}\n${file}`)).toEqual([]);
});

test('a file, statements, class members and signatures all count as PHP', () => {
  for (const lines of [
    ['<?php', '', '$a = 1;'],
    ['$result->then(fn (int $x): int => $x);'],
    ['public function close(int $id): array', '{', 'return [$id];', '}'],
    ['public function then(callable $callback): self;'],
  ])
    expect(messagesOf(phpParses, block('php', lines))).toEqual([]);
});

test('broken PHP is found at its line', () => {
  expect(messagesOf(phpParses, block('php', ['<?php', '', '$a = ;']))).toEqual([
    expect.stringMatching(/^9: the PHP does not parse: /),
  ]);
  expect(messagesOf(phpParses, block('php', ['$a = 1;', 'total = $a;']))).toEqual([
    '8: the PHP does not parse: total is no variable: write $total',
  ]);
});

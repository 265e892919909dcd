import {expect, test} from '@playwright/test';
import {block, messagesOf} from './lib/fixtures';
import {starterFiles} from './starter-files';

const LINK = 'The <VersionFile name="starter.zip">starter</VersionFile>.\n\n';

const shown = (title: string, lines: readonly string[]) =>
  messagesOf(starterFiles, LINK + block(`php title="${title}" {1}`, lines));

const STATUS = [
  'public function execute(ServerRequestInterface $request): ResultType',
  '{',
  "    return Result::Success(['status' => 'up']);",
  '}',
];

test('a part of a file matches the starter, whatever its indentation on the page', () => {
  expect(shown('src/UseCases/ShowStatus.php', STATUS)).toEqual([]);
  expect(shown('src/UseCases/ShowStatus.php (part)', STATUS)).toEqual([]);
  const changed = STATUS.map((line) => line.replace("'up'", "'well'"));
  const finding =
    '11: _starter/src/UseCases/ShowStatus.php does not go on like this: show a stretch of it, or say behind a comma in the title what the page adds';
  expect(shown('src/UseCases/ShowStatus.php', changed)).toEqual([finding]);
  expect(shown('src/UseCases/ShowStatus.php (part)', changed)).toEqual([finding]);
  expect(shown('src/UseCases/ShowStatus.php', [STATUS[0] ?? '', STATUS[2] ?? ''])).toHaveLength(1);
});

test('what a page adds, and its own files, may be anything', () => {
  expect(shown('configs/routes.php, with a route', ["->get('/health', A::class)"])).toEqual([]);
  expect(shown('src/UseCases/ShowHealth.php', STATUS)).toEqual([]);
});

test('a page that shows a file of the starter links to it', () => {
  const body = block('php title="src/UseCases/ShowStatus.php"', STATUS);
  expect(messagesOf(starterFiles, body)).toEqual([
    '1: a page with files of the starter links to it: <VersionFile name="starter.zip">starter</VersionFile>',
  ]);
});

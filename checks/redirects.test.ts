import {expect, test} from '@playwright/test';
import {inFiles} from './lib/fixtures';
import {redirectProblems} from './redirects';

const PATTERN =
  '{"source": "/docs/:version", "destination": "/docs/:version/introduction", "permanent": false}';
const vercelOf = (...rules: string[]) => `{\n  "cleanUrls": true,\n  "redirects": [${rules.join(', ')}]\n}\n`;
const ruleOf = (from: string, to: string) =>
  `{"source": "${from}", "destination": "${to}", "permanent": true}`;

const ADDRESSES = new Set(['/', '/docs/next/introduction', '/docs/v1/introduction', '/docs/v1/new']);

const problemsOf = (source: string, vercel: string) => redirectProblems({source, vercel}, ['v1'], ADDRESSES);

test('redirects that lead to pages, in their order and in vercel.json, are good', () => {
  expect(problemsOf('[]', vercelOf(PATTERN))).toEqual([]);
  expect(
    problemsOf(
      '[\n  {"from": "/docs/v1/a", "to": "/docs/v1/new#part"},\n  {"from": "/old", "to": "/"}\n]\n',
      vercelOf(ruleOf('/docs/v1/a', '/docs/v1/new#part'), ruleOf('/old', '/'), PATTERN),
    ),
  ).toEqual([]);
});

test('what is wrong with a redirect is found at its line', () => {
  const source = `[
  {"from": "/docs/v1/new", "to": "/"},
  {"from": "/old", "to": "/none"},
  {"from": "/404", "to": "/"},
  {"from": "/old", "to": "/docs/v1"}
]
`;
  expect(inFiles(problemsOf(source, vercelOf())).slice(0, 4)).toEqual([
    'redirects.json:2: /docs/v1/new is a page, which nobody would reach any more',
    'redirects.json:5: /old redirects to /none, which is not a page',
    'redirects.json:4: /404 is a page, which nobody would reach any more',
    'redirects.json:5: /old redirects to /none already, and cannot redirect to /docs/v1 too',
  ]);
});

test('a file that is none of redirects is one problem', () => {
  expect(problemsOf('[{"from": "/a"}]', vercelOf(PATTERN))).toEqual([
    {
      file: 'redirects.json',
      line: 1,
      message: 'redirects.json: entry 1 is not {"from": "/old", "to": "/new"}',
    },
  ]);
});

test('an entry out of order is found at its line', () => {
  const source = '[\n  {"from": "/b", "to": "/"},\n  {"from": "/a", "to": "/"}\n]\n';
  const rules = vercelOf(ruleOf('/b', '/'), ruleOf('/a', '/'));
  expect(problemsOf(source, rules)).toEqual([
    {
      file: 'redirects.json',
      line: 2,
      message: '/b is out of order: sort the entries by "from"',
    },
  ]);
});

test('a vercel.json that does not have the redirects of the file, first, is found', () => {
  const source = '[{"from": "/old", "to": "/"}]';
  const wrong = [
    {
      file: 'vercel.json',
      line: 3,
      message: '"redirects" does not match redirects.json: run `npm run docs -- redirects`',
    },
  ];
  expect(problemsOf(source, vercelOf(PATTERN))).toEqual(wrong);
  expect(problemsOf(source, vercelOf(PATTERN, ruleOf('/old', '/')))).toEqual(wrong);
  expect(problemsOf('[]', vercelOf(ruleOf('/old', '/'), PATTERN))).toEqual(wrong);
  expect(problemsOf(source, '{}')).toEqual([{...wrong[0], line: 1}]);
});

import {expect, test} from '@playwright/test';
import {block, DATA, inFiles, pageOf} from './lib/fixtures';
import {featureRows, rowsInUse} from './rows';

test('a page with a sample of Rift and no feature is found, and one with a feature is not', () => {
  const sample = block('php', ['use Rift\\Core\\Databus\\Result;']);
  const found = (body: string, file: string) => inFiles(featureRows([pageOf(body, undefined, file)], DATA));
  expect(found(sample, 'docs/page.md')).toEqual([
    'docs/page.md:1: the page has a sample and no status: name it in the rows of support.json that it uses',
  ]);
  expect(found(sample, 'docs/modules/cache.md')).toEqual([]);
  expect(found(sample, 'docs/reference/known-issues.md')).toEqual([]);
  expect(found('Text about `Rift\\Core`.', 'docs/page.md')).toEqual([]);
});

test('a page that names a known issue is found if its status does not, and not if it does', () => {
  const text = '[K-12](./reference/known-issues.md#k-12)';
  const found = (file: string) => inFiles(featureRows([pageOf(text, undefined, file)], DATA));
  expect(found('docs/page.md')).toEqual([
    'docs/page.md:6: the page names K-12, and its status does not: name the page in support.json at HTTP status',
  ]);
  expect(found('docs/architecture/entrypoint.md')).toEqual([]);
});

test('a known issue without a feature is found at its row', () => {
  const support = DATA.support.map((row) => ({...row, issues: row.issues.filter((one) => one !== 'K-12')}));
  const line = DATA.lineOf('knownIssues', 'k-12');
  expect(line).toBeGreaterThan(0);
  expect(inFiles(featureRows([], {...DATA, support}))).toEqual([
    `docs/_data/knownIssues.json:${line}: no feature has K-12: name it in the row of support.json that it concerns`,
  ]);
});

const usedIn = (body: string): string[] => {
  const lost = rowsInUse([pageOf(body)], DATA);
  return lost.map(({file, message}) => `${file}: ${message}`);
};

test('a row that no page uses is found, and a row that a page uses is not', () => {
  const cases: [string, string, string][] = [
    ['errors', 'bearer-expired', '`Token expired`'],
    ['errors', 'user-missing-sample', '`User 7 not found`'],
    ['codes', 'http-429', '429 is `HTTP_TOO_MANY_REQUESTS`'],
    ['constants', 'success-codes', '200, 201 and 202'],
    ['routes', 'get-plans', 'GET /plans'],
    ['routes', 'get-account-sessions', "->group('/account', fn ($r) => $r->get('/sessions', A::class))"],
    ['timers', 'auth-total', '`auth.total`'],
  ];
  const none = usedIn('Text.');
  for (const [table, id, text] of cases) {
    const lost = `docs/_data/${table}.json: no page mentions the row ${id}: print on a page what it says, or remove the row`;
    expect(none).toContain(lost);
    expect(usedIn(text)).not.toContain(lost);
  }
  expect(usedIn('429')).toContain(
    'docs/_data/codes.json: no page mentions the row http-429: print on a page what it says, or remove the row',
  );
  const near = usedIn('GET /plans/7, auth.totals, 1200, 201, 202 and 4290 HTTP_TOO_MANY_REQUESTS');
  for (const id of ['get-plans', 'auth-total', 'success-codes', 'http-429'])
    expect(near.filter((line) => line.includes(` ${id}:`))).toHaveLength(1);
});

test('showing a table counts as a use of its rows, except for those about samples', () => {
  const shown = usedIn("import data from './_data/errors.json';");
  const ids = (kind: string) => DATA.errors.filter((row) => row.kind === kind).map(({id}) => id);
  const lost = shown
    .filter((line) => line.includes('/errors.json'))
    .map((line) => /row (\S+):/.exec(line)?.[1]);
  expect(lost).toEqual(ids('sample'));
});

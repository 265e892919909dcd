import {expect, test} from '@playwright/test';
import knownIssues from '@site/docs/_data/knownIssues.json';
import type {KnownIssueRow} from '../docsData';
import {countIssues} from './countIssues';

const rows = knownIssues as KnownIssueRow[];

test('issues are counted by severity, except limitations and issues of earlier samples', () => {
  const counts = countIssues(rows);
  expect(counts.map(([severity]) => severity)).toEqual(['security', 'data', 'stops', 'surprises']);
  const others = rows.filter(({area, severity}) => area === 'earlier samples' || severity === 'limitation');
  expect(others.length).toBeGreaterThan(0);
  expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(rows.length - others.length);
  for (const [, count] of counts) expect(count).toBeGreaterThan(0);
});

import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {readText} from './files';
import {editAddress, PROBLEM_FORM, problemAddress, type Problem} from './repository';
import {site} from './site';

const {siteRepository, siteBranch} = site;

test('a link edits a file or shows a folder, on the branch of the site', () => {
  expect(editAddress('docs/a page #1.md')).toBe(
    `${siteRepository}/edit/${siteBranch}/docs/a%20page%20%231.md`,
  );
  expect(editAddress('src/landing/')).toBe(`${siteRepository}/tree/${siteBranch}/src/landing`);
});

const fieldsOf = (problem: Problem) => Object.fromEntries(new URL(problemAddress(problem)).searchParams);

test('what a stranger wrote into an address stays a value, and is cut to a limit', () => {
  const heading = '#&title=x&labels=a#"><script>\u{1f600}\ud800%00\n';
  expect(Object.keys(fieldsOf({title: 'A', heading}))).toEqual(['template', 'title', 'heading']);
  expect(fieldsOf({title: 'A', heading}).heading).toBe(heading.replace('\ud800', '\ufffd'));
  const long = 'é'.repeat(10_000);
  expect(problemAddress({title: long, page: long, heading: long}).length).toBeLessThan(7000);
});

test('the form has a one-line field for everything that a report fills in', () => {
  const filled: Required<Omit<Problem, 'title'>> = {page: '', version: '', heading: ''};
  const form = parse(readText(path.join(__dirname, '../.github/ISSUE_TEMPLATE', PROBLEM_FORM))) as {
    body: {type: string; id?: string}[];
  };
  const lines = form.body.filter(({type}) => type === 'input').map(({id}) => id);
  expect(lines).toEqual(Object.keys(filled));
});

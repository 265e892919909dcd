import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import matter from 'gray-matter';
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

test('a report uses the form and fills in what is known', () => {
  const known = {page: '/docs/v1/modules', version: 'v1', heading: 'Crypto (#crypto)'};
  expect(problemAddress({title: 'Modules (v1)', ...known})).toMatch(`${siteRepository}/issues/new?`);
  expect(fieldsOf({title: 'Modules (v1)', ...known})).toEqual({
    template: PROBLEM_FORM,
    title: 'Modules (v1): ',
    ...known,
  });
  expect(fieldsOf({title: 'Changelog', page: '/changelog', heading: ''})).toEqual({
    template: PROBLEM_FORM,
    title: 'Changelog: ',
    page: '/changelog',
  });
});

test('what a stranger wrote into an address stays a value, and is cut to a limit', () => {
  const heading = '#&title=x&labels=a#"><script>\u{1f600}\ud800%00\n';
  expect(Object.keys(fieldsOf({title: 'A', heading}))).toEqual(['template', 'title', 'heading']);
  expect(fieldsOf({title: 'A', heading}).heading).toBe(heading.replace('\ud800', '\ufffd'));
  const long = 'é'.repeat(10_000);
  expect(problemAddress({title: long, page: long, heading: long}).length).toBeLessThan(7000);
});

const FORMS = path.join(__dirname, '../.github/ISSUE_TEMPLATE');
const CONFIG = 'config.yml';

interface Field {
  type: string;
  id?: string;
  attributes: {label?: string; value?: string; options?: {label: string}[]};
  validations?: {required: boolean};
}

interface Form {
  name: string;
  description: string;
  body: Field[];
}

const readYaml = (file: string) => matter(`---\n${readFileSync(path.join(FORMS, file), 'utf8')}---\n`).data;

test('the form has a one-line field for everything that a report fills in', () => {
  const filled: Required<Omit<Problem, 'title'>> = {page: '', version: '', heading: ''};
  const {body} = readYaml(PROBLEM_FORM) as Form;
  const lines = body.filter(({type}) => type === 'input').map(({id}) => id);
  expect(lines).toEqual(Object.keys(filled));
});

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
test('GitHub accepts each form', () => {
  const forms = readdirSync(FORMS).filter((file) => file !== CONFIG);
  expect(forms.sort()).toEqual(['idea.yml', 'page.yml', 'site.yml']);
  for (const file of forms) {
    const {name, description, body, ...others} = readYaml(file) as Form;
    expect([typeof name, typeof description], file).toEqual(['string', 'string']);
    // GitHub silently leaves out labels and people that do not exist.
    expect(others, file).toEqual({});
    const fields = body.filter(({type}) => type !== 'markdown');
    expect(fields.length, file).toBeGreaterThan(0);
    for (const {type, id, attributes} of fields) {
      expect(['checkboxes', 'dropdown', 'input', 'textarea'], `${file} ${id}`).toContain(type);
      expect(id, file).toMatch(/^[a-z-]+$/);
      expect(attributes.label, `${file} ${id}`).toBeTruthy();
    }
    for (const key of ['id', 'label'] as const) {
      const values = fields.map((field) => (key === 'id' ? field.id : field.attributes.label));
      expect(new Set(values).size, `${file}: each ${key} once`).toBe(fields.length);
    }
  }
});

test('questions about the framework are sent to its own repository', () => {
  const links = readYaml(CONFIG).contact_links as {name: string; url: string; about: string}[];
  expect(links.map(({url}) => url)).toEqual([`${site.frameworkRepository}/issues`]);
  for (const {name, about} of links) expect([name, about].every(Boolean)).toBe(true);
});

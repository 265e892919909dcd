import path from 'node:path';
import {isAbout} from '../src/tables/support';
import type {Page} from './lib/page';
import {FIRST_LINE, type Rule} from './lib/rule';

/** The status lines of all pages link to this page. */
const LIST = 'reference/known-issues.md';

/** A link to a known issue. */
const ISSUE = /known-issues\.md#(k-\d+)$/;

/**
 * Each known issue must belong to a feature, and each page with a sample that uses Rift or a link to a known issue must say how
 * far its features work.
 */
export const featureRows: Rule = (pages, {folder, knownIssues, support, lineOf}) => {
  const issues = support.flatMap((row) => row.issues);
  const below = ({file}: Page) => path.posix.relative(path.posix.dirname(folder), file);
  const hasStatus = (page: Page) => below(page) === LIST || support.some((row) => isAbout(row, below(page)));
  return [
    ...knownIssues
      .filter(({number}) => !issues.includes(number))
      .map(({id, number}) => ({
        file: `${folder}/knownIssues.json`,
        line: lineOf('knownIssues', id),
        message: `no feature has ${number}: name it in the row of support.json that it concerns`,
      })),
    ...pages
      .filter((page) => page.code.some(({value}) => value.includes('Rift\\')) && !hasStatus(page))
      .map(({file}) => ({
        file,
        line: FIRST_LINE,
        message: 'the page has a sample and no status: name it in the rows of support.json that it uses',
      })),
    ...pages.flatMap((page) =>
      page.links.flatMap(({line, url}) => {
        const number = ISSUE.exec(url)?.[1]?.toUpperCase() ?? '';
        const rows = support.filter((row) => row.issues.includes(number));
        if (rows.length === 0 || rows.some((row) => isAbout(row, below(page)))) return [];
        const features = rows.map(({feature}) => feature).join(' or ');
        const message = `the page names ${number}, and its status does not: name the page in support.json at ${features}`;
        return [{file: page.file, line, message}];
      }),
    ),
  ];
};

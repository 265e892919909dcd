import path from 'node:path';
import {FIRST_LINE, type Rule} from './lib/rule';

/** The status lines of all pages lead here. */
const LIST = 'reference/known-issues.md';

/** Each known issue belongs to a feature, and each page with a sample that uses Rift says how far its features work. */
export const featureRows: Rule = (pages, {folder, knownIssues, support, lineOf}) => {
  const issues = support.flatMap((row) => row.issues);
  const named = [LIST, ...support.flatMap((row) => [row.page, ...row.pages])];
  return [
    ...knownIssues
      // They are no part of the release.
      .filter(({area, number}) => area !== 'earlier samples' && !issues.includes(number))
      .map(({id, number}) => ({
        file: `${folder}/knownIssues.json`,
        line: lineOf('knownIssues', id),
        message: `no feature has ${number}: name it in the row of support.json that it concerns`,
      })),
    ...pages
      .filter(({file, code}) => {
        const below = path.posix.relative(path.posix.dirname(folder), file);
        return code.some(({value}) => value.includes('Rift\\')) && !named.includes(below);
      })
      .map(({file}) => ({
        file,
        line: FIRST_LINE,
        message: 'the page has a sample and no status: name it in the rows of support.json that it uses',
      })),
  ];
};

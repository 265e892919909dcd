import path from 'node:path';
import type {RouteRow} from '../src/tables/docsData';
import {partsOf} from './constants';
import {escaped, patternOf} from './lib/messages';
import type {Page} from './lib/page';
import {FIRST_LINE, type Problem, type Rule} from './lib/rule';

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
  const named = [LIST, ...support.flatMap((row) => [row.page, ...row.pages])];
  const below = ({file}: Page) => path.posix.relative(path.posix.dirname(folder), file);
  return [
    ...knownIssues
      .filter(({number}) => !issues.includes(number))
      .map(({id, number}) => ({
        file: `${folder}/knownIssues.json`,
        line: lineOf('knownIssues', id),
        message: `no feature has ${number}: name it in the row of support.json that it concerns`,
      })),
    ...pages
      .filter((page) => page.code.some(({value}) => value.includes('Rift\\')) && !named.includes(below(page)))
      .map(({file}) => ({
        file,
        line: FIRST_LINE,
        message: 'the page has a sample and no status: name it in the rows of support.json that it uses',
      })),
    ...pages.flatMap((page) =>
      page.links.flatMap(({line, url}) => {
        const number = ISSUE.exec(url)?.[1]?.toUpperCase() ?? '';
        const rows = support.filter((row) => row.issues.includes(number));
        if (rows.length === 0 || rows.some((row) => [row.page, ...row.pages].includes(below(page))))
          return [];
        const features = rows.map(({feature}) => feature).join(' or ');
        const message = `the page names ${number}, and its status does not: name the page in support.json at ${features}`;
        return [{file: page.file, line, message}];
      }),
    ),
  ];
};

/** Matches a whole word: 100 is not found in 1000. */
const word = (text: string | number) => new RegExp(`(?<![\\w.])${escaped(String(text))}(?![\\w]|\\.\\d)`);

const inProse = (message: string) => new RegExp(patternOf(message).replaceAll('.+?', '.{1,80}?'));

/** Whether a page names the route, or declares it, in its group or with its whole path. */
const declares = ({method, path, group}: RouteRow) => {
  if (path === null) return () => true;
  const declared = (text: string) => new RegExp(`->${method.toLowerCase()}\\(\\s*'${escaped(text)}'`);
  const named = new RegExp(`\\b${method}\\b[^\\n]{0,20}${escaped(path)}(?![\\w/])`);
  return ({source}: Page) =>
    named.test(source) ||
    declared(path).test(source) ||
    (group !== null &&
      source.includes(`group('${group}'`) &&
      declared(path.slice(group.length)).test(source));
};

/** Each row of the tables must be used by a page. Rows about the framework or the site count as used where the table is shown. */
export const rowsInUse: Rule = (pages, data): Problem[] => {
  const shows = (table: string) => pages.some(({source}) => source.includes(`_data/${table}.json`));
  const uses = (pattern: RegExp) => pages.some(({source}) => pattern.test(source));
  const usesAll = (parts: readonly string[]) =>
    pages.some(({source}) => parts.every((part) => word(part).test(source)));
  const lost = <Row extends {id: string}>(
    table: string,
    rows: readonly Row[],
    isUsed: (row: Row) => boolean,
  ) =>
    rows
      .filter((row) => !isUsed(row))
      .map(({id}) => ({
        file: `${data.folder}/${table}.json`,
        line: data.lineOf(table, id),
        message: `no page mentions the row ${id}: print on a page what it says, or remove the row`,
      }));
  return [
    ...lost(
      'errors',
      data.errors,
      ({kind, message}) => (kind !== 'sample' && shows('errors')) || uses(inProse(message)),
    ),
    ...lost(
      'codes',
      data.codes,
      ({code, constant, documented}) =>
        (!documented && shows('codes')) || (uses(word(code)) && uses(word(constant))),
    ),
    ...lost('constants', data.constants, ({value}) => usesAll(partsOf(value))),
    ...lost('routes', data.routes, (route) => pages.some(declares(route))),
    ...lost('timers', data.timers, ({name}) => uses(word(name))),
  ];
};

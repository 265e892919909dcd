import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import {each, type Problem, type Rule} from './lib/rule';
import {valuesIn} from './lib/tables';

const root = path.join(__dirname, '..');

/** Finds links by address, which lead out of the version after a cut. The build finds missing pages and anchors. */
export const links = each((page) =>
  page.links
    .filter(({url}) => url.startsWith('/docs/') || (/^[\w.][\w./-]*$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

/** The pages and known issues that tables name must exist. */
export const rowLinks: Rule = (pages, {folder, knownIssues}): Problem[] => {
  const files = pages.map(({file}) => path.posix.relative(path.posix.dirname(folder), file));
  const issues = knownIssues.map(({number}) => number);
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.posix.join(folder, name))
    .flatMap((file) =>
      valuesIn(readText(path.join(root, file))).flatMap(({column, line, value}) => [
        ...(['page', 'pages'].includes(column) && !files.includes(value)
          ? [{file, line, message: `${value} is not a page of the version: correct or remove it`}]
          : []),
        ...(value.match(/\bK-\d+\b/g) ?? [])
          .filter((issue) => !issues.includes(issue))
          .map((issue) => ({
            file,
            line,
            message: `${issue} is not a known issue: correct the number, or add its row`,
          })),
      ]),
    );
};

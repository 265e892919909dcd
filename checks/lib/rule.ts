import path from 'node:path';
import type {Data} from './data';
import type {Page} from './page';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Checks all pages of one version; most rules ignore the tables. */
export type Rule = (pages: readonly Page[], data: Data) => Problem[];

export type Finding = Omit<Problem, 'file'>;

export const FIRST_LINE = 1;

/**
 * A rule that looks at each page by itself; if a page and the tables are the same in two versions, only once. What is wrong with all of
 * a sample, which has no fence, is at its first line.
 */
export function each(look: (page: Page, data: Data) => Finding[]): Rule {
  const seen = new Map<string, Finding[]>();
  return (pages, data) =>
    pages.flatMap((page) => {
      const {file, source} = page;
      const key = [path.posix.relative(path.posix.dirname(data.folder), file), data.hash, source].join('\0');
      const found = seen.get(key) ?? look(page, data);
      seen.set(key, found);
      return found.map(({line, message}) => ({file, line: Math.max(FIRST_LINE, line), message}));
    });
}

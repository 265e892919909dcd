import type {Data} from './data';
import type {Page} from './page';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Checks all pages of one version; most rules ignore the tables. */
export type Rule = (pages: readonly Page[], data: Data) => Problem[] | Promise<Problem[]>;

export type Finding = Omit<Problem, 'file'>;

export const FIRST_LINE = 1;

export const each =
  (look: (page: Page, data: Data) => Finding[]): Rule =>
  (pages, data) =>
    pages.flatMap((page) => look(page, data).map((problem) => ({file: page.file, ...problem})));

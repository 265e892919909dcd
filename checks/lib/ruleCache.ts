import path from 'node:path';
import type {Data} from './data';
import type {Page} from './page';
import type {Problem, Rule} from './rule';

/**
 * Runs rules that check each page by itself. If a page and the tables are the same in two versions, it is checked once, and the
 * problems are reported for both.
 */
export class RuleCache {
  readonly #found = new Map<string, Problem[]>();

  async run(name: string, rule: Rule, pages: readonly Page[], data: Data): Promise<Problem[]> {
    const keyOf = ({file, source}: Page) =>
      [name, path.posix.relative(path.posix.dirname(data.folder), file), source, data.source].join('\0');
    const unseen = pages.filter((page) => !this.#found.has(keyOf(page)));
    if (unseen.length > 0) {
      const found = await rule(unseen, data);
      for (const page of unseen)
        this.#found.set(
          keyOf(page),
          found.filter(({file}) => file === page.file),
        );
    }
    return pages.flatMap((page) =>
      (this.#found.get(keyOf(page)) ?? []).map((problem) => ({...problem, file: page.file})),
    );
  }
}

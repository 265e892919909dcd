import {hasHistory} from '../../config/history';
import {NEXT, versionSidebar} from '../../config/versions';
import {compare, linesOf, SIGNS} from './compare';
import {count, type Command} from './context';
import {Git} from './git';
import {addressOf, latestOf, pagesOf, versionNames} from './versions';

/** Rows with columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd());
}

export const status: Command = {
  usage: '',
  help: `prints what versions there are, and how next differs from the latest
Changes nothing. The words of a page are those of its text, without code.`,
  options: {},
  positionals: [0, 0],
  run({root, print}) {
    const git = new Git(root);
    const names = versionNames(root);
    const latest = latestOf(names);
    // The first commit of a shallow clone seems to bring everything.
    const isDated = hasHistory(root);
    const versions = [NEXT, ...names].map((name) => {
      const pages = pagesOf(root, name);
      const day = () => git.tell('log', '-1', '--diff-filter=A', '--format=%cs', '--', versionSidebar(name));
      return {
        name,
        pages: pages.length,
        words: pages.reduce((sum, {words}) => sum + words, 0),
        cut: name === NEXT || !isDated ? undefined : day() || undefined,
        address: addressOf(name, ''),
        isLatest: name === latest,
      };
    });
    const unknown = isDated ? 'not committed' : 'unknown: not the whole history';
    table([
      ['version', 'pages', 'words', 'cut', 'address', ''],
      ...versions.map(({name, pages, words, cut, address, isLatest}) => [
        name,
        String(pages),
        words.toLocaleString('en'),
        name === NEXT ? '' : (cut ?? unknown),
        address,
        isLatest ? 'latest' : '',
      ]),
    ]).forEach(print);
    print('');
    const differences = latest === undefined ? undefined : compare(git, latest, NEXT);
    const lines = differences ? linesOf(differences) : [];
    if (latest === undefined) print('No version has been cut yet.');
    else if (lines.length === 0) print(`next and ${latest}: all files are equal`);
    else print(`next compared with ${latest}: ${count(lines.length, 'file')} not equal ${SIGNS}`);
    lines.forEach(print);
    return Promise.resolve({status: 0, facts: {latest, versions, differences}});
  },
};

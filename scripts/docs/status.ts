import {hasHistory} from '../../config/history';
import {NEXT, versionSidebar} from '../../config/versions';
import type {Command} from './command';
import {git} from './git';
import {addressOf, compare, differenceLines, latestOf, LETTERS, pagesOf, versionNames} from './versions';

export const status: Command = {
  usage: '',
  help: `lists the versions, and how next differs from the latest
Changes nothing.`,
  names: [0, 0],
  run({root, print}) {
    const names = versionNames(root);
    const latest = latestOf(names);
    // The first commit of a shallow clone seems to bring everything.
    const isDated = hasHistory(root);
    const dayOf = (name: string) => {
      if (name === NEXT) return '';
      if (!isDated) return 'unknown';
      const [day] = git(root, 'log', '-1', '--diff-filter=A', '--format=%cs', '--', versionSidebar(name));
      return day ?? 'not committed';
    };
    const rows = [NEXT, ...names].map((name) => [
      name,
      String(pagesOf(root, name).length),
      dayOf(name),
      addressOf(name, ''),
      name === latest ? 'latest' : '',
    ]);
    const table = [['version', 'pages', 'cut on', 'address', ''], ...rows];
    const widths = table.reduce<number[]>(
      (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
      [],
    );
    for (const row of table)
      print(
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    print('');
    if (latest === undefined) print('No version has been cut yet.');
    else {
      const lines = differenceLines(compare(root, latest, NEXT));
      if (lines.length === 0) print(`${NEXT} has the same files as ${latest}.`);
      else print(`${NEXT} compared with ${latest} (${LETTERS}):`);
      lines.forEach(print);
    }
    return Promise.resolve(0);
  },
};

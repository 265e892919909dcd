import {hasHistory, NEXT, versionFolder, versionSidebar} from '../../checks/lib/commonJs';
import {compare, type Comparison} from './compare';
import {Git} from './git';
import {addressOf, latestOf, pagesOf, sectionOf, versionNames} from './site';
import {count, type Command, type World} from './world';

export interface VersionFacts {
  name: string;
  /** What readers see. */
  label: string;
  address: string;
  isLatest: boolean;
  pages: number;
  words: number;
  /** The day, as YYYY-MM-DD, of the commit that brought it; nothing where git does not know. */
  cut: string | undefined;
}

function factsOf(git: Git, name: string, latest: string | undefined, isDated: boolean): VersionFacts {
  const pages = pagesOf(git.root, name);
  const day = () =>
    git.tell('log', '-1', '--diff-filter=A', '--format=%cs', '--', versionSidebar(name)) || undefined;
  return {
    name,
    label: name,
    address: addressOf(name, ''),
    isLatest: name === latest,
    pages: pages.length,
    words: pages.reduce((sum, {words}) => sum + words, 0),
    cut: isDated && name !== NEXT ? day() : undefined,
  };
}

type Sections = Record<string, Comparison>;

/** A comparison, by section. */
function bySection({added, removed, changed, moved}: Comparison): Sections {
  const names = [
    ...new Set([...added, ...removed, ...changed, ...moved.map(({to}) => to)].map(sectionOf)),
  ].sort();
  return Object.fromEntries(
    names.map((name) => {
      const isOf = (file: string) => sectionOf(file) === name;
      return [
        name,
        {
          added: added.filter(isOf),
          removed: removed.filter(isOf),
          changed: changed.filter(isOf),
          moved: moved.filter(({to}) => isOf(to)),
        },
      ];
    }),
  );
}

/** The lines of a comparison, each with its sign. */
export const linesOf = ({added, removed, changed, moved}: Comparison): string[] => [
  ...added.map((file) => `  + ${file}`),
  ...removed.map((file) => `  - ${file}`),
  ...moved.map(({from, to}) => `  > ${from} -> ${to}`),
  ...changed.map((file) => `  ~ ${file}`),
];

/** Rows with columns as wide as what stands in them. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function sayVersions({say}: World, versions: readonly VersionFacts[], isDated: boolean) {
  const cut = ({name, cut: day}: VersionFacts) => {
    if (name === NEXT) return '';
    return day ?? (isDated ? 'not committed' : 'unknown: not the whole history');
  };
  const head = ['version', 'label', 'pages', 'words', 'cut', 'address', ''];
  const rows = versions.map((version) => [
    version.name,
    version.label,
    String(version.pages),
    version.words.toLocaleString('en'),
    cut(version),
    version.address,
    version.isLatest ? 'latest' : '',
  ]);
  table([head, ...rows]).forEach((line) => say(line));
}

export const status: Command = {
  usage: '',
  summary: 'tells what versions there are, and how next differs from the latest',
  details: ['Changes nothing. The words of a page are those of its text, without code.'],
  options: {},
  words: [0, 0],
  isReading: true,
  async run(world) {
    const git = new Git(world.root);
    const latest = latestOf(world.root);
    const isDated = hasHistory(world.root);
    const versions = [NEXT, ...versionNames(world.root)].map((name) => factsOf(git, name, latest, isDated));
    const difference =
      latest === undefined ? undefined : compare(git, versionFolder(latest), versionFolder(NEXT));
    const sections = difference && bySection(difference);
    sayVersions(world, versions, isDated);
    world.say('');
    if (sections === undefined) {
      world.say('No version has been cut yet.');
    } else if (Object.keys(sections).length === 0) {
      world.say(`next and ${latest}: all files are equal`);
    } else {
      const files = Object.values(sections).flatMap(linesOf).length;
      world.say(
        `next beside ${latest}: ${count(files, 'file')} not equal (+ new, - gone, > moved, ~ changed)`,
      );
      for (const [section, differences] of Object.entries(sections)) {
        world.say(section);
        linesOf(differences).forEach((line) => world.say(line));
      }
    }
    return {status: 0, facts: {latest, versions, differences: sections ?? {}}};
  },
};

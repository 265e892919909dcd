import path from 'node:path';
import {expect, test} from '@playwright/test';
import {leftovers, openProject, type Project} from './fixture';

interface WrongUse {
  /** As it is typed after `npm run docs --`, in words. */
  typed: string[];
  line: string;
  status: 1 | 2;
  /** What is not as it should be. */
  arrange?: (project: Project) => void;
}

const dirty = ({write}: Project) => write('docs/guides/tenants.md', 'changed');
const MARKED = 'a\n<<<<<<< v1\nb\n=======\nc\n>>>>>>> next\n';

/** Wrong uses of the commands, each with the one line it is answered with. */
const wrongUses: readonly WrongUse[] = [
  {typed: ['cutt', 'v2'], line: 'There is no command "cutt". Is it cut?', status: 2},
  {
    typed: ['publish'],
    line: 'There is no command "publish". There are status, cut, sync, drop, redirects.',
    status: 2,
  },
  {
    typed: ['constructor'],
    line: 'There is no command "constructor". There are status, cut, sync, drop, redirects.',
    status: 2,
  },
  {
    typed: ['cut'],
    line: 'It is: npm run docs -- cut <name> [--dry-run]',
    status: 2,
  },
  {
    typed: ['cut', 'v2', 'v3'],
    line: 'It is: npm run docs -- cut <name> [--dry-run]',
    status: 2,
  },
  {
    typed: ['cut', 'v2', '--dryrun'],
    line: "Unknown option '--dryrun'. See npm run docs -- cut --help.",
    status: 2,
  },
  {
    typed: ['cut', ' '],
    line: 'It is: npm run docs -- cut <name> [--dry-run]',
    status: 2,
  },
  {
    typed: ['cut', 'v2/next'],
    line: '"v2/next" cannot be the name of a version: up to 32 letters, digits, "-", "_" and single dots within, as in v2 or 2.1.',
    status: 1,
  },
  {
    typed: ['cut', '..'],
    line: '".." cannot be the name of a version: up to 32 letters, digits, "-", "_" and single dots within, as in v2 or 2.1.',
    status: 1,
  },
  {
    typed: ['cut', 'v'.repeat(33)],
    line: `"${'v'.repeat(33)}" cannot be the name of a version: up to 32 letters, digits, "-", "_" and single dots within, as in v2 or 2.1.`,
    status: 1,
  },
  {
    typed: ['cut', 'v2.html', '--dry-run'],
    line: '"v2.html" cannot be the name of a version: up to 32 letters, digits, "-", "_" and single dots within, as in v2 or 2.1.',
    status: 1,
  },
  {
    typed: ['cut', 'next'],
    line: '"next" means something else to the commands: choose another name.',
    status: 1,
  },
  {
    typed: ['cut', 'latest'],
    line: '"latest" means something else to the commands: choose another name.',
    status: 1,
  },
  {typed: ['cut', 'V1'], line: 'There is a version v1 already: choose another name.', status: 1},
  {
    typed: ['cut', 'v2'],
    arrange: dirty,
    line: 'Not committed: docs/guides/tenants.md. Commit first, or put it away: git stash push --include-untracked -- docs',
    status: 1,
  },
  {
    typed: ['cut', 'v2'],
    arrange({context}) {
      context.checkText = () => Promise.resolve(false);
    },
    line: 'The text does not pass its checks, see above: nothing is cut.',
    status: 1,
  },
  {typed: ['drop'], line: 'It is: npm run docs -- drop <name> [--dry-run] [--yes]', status: 2},
  {typed: ['drop', 'v7'], line: 'There is no version "v7": there is v1.', status: 1},
  {typed: ['drop', 'next'], line: 'next is docs/ itself: it cannot be dropped.', status: 1},
  {
    typed: ['drop', 'v1'],
    line: 'v1 is the only version: its readers would have nowhere to go.',
    status: 1,
  },
  {
    typed: ['sync', '--to', 'v1'],
    line: 'It is: npm run docs -- sync <page...> (--to <version> | --from <version>) [--dry-run]',
    status: 2,
  },
  {
    typed: ['sync', 'guides/tenants'],
    line: 'Say where the edit goes: --to <version>, or --from <version> to bring it to next.',
    status: 2,
  },
  {
    typed: ['sync', 'guides/tenants', '--to', 'v1', '--from', 'v1'],
    line: 'Say where the edit goes: --to <version>, or --from <version> to bring it to next.',
    status: 2,
  },
  {
    typed: ['sync', 'guides/tenants', '--to'],
    line: "Option '--to <value>' argument missing. See npm run docs -- sync --help.",
    status: 2,
  },
  {
    typed: ['sync', 'guides/tenants', '--to', 'v7'],
    line: 'There is no version "v7": there is v1.',
    status: 1,
  },
  {
    typed: ['sync', 'guides/tenant', '--to', 'v1'],
    line: 'next has no page "guides/tenant". Is it guides/tenants?',
    status: 1,
  },
  {
    typed: ['sync', '../../package.json', '--to', 'v1'],
    line: 'next has no page "../../package.json".',
    status: 1,
  },
  {
    typed: ['sync', 'guides/new', '--to', 'v1'],
    arrange: ({write}) => write('docs/guides/new.md', 'Something else.'),
    line: 'v1 has no guides/new.md: an edit can only be carried to a page that is there.',
    status: 1,
  },
  {
    typed: ['sync', 'guides/tenants', '--to', 'v1'],
    arrange: ({write}) => write('versioned_docs/version-v1/guides/tenants.md', MARKED),
    line: 'versioned_docs/version-v1/guides/tenants.md:2 has a conflict still: settle it first.',
    status: 1,
  },
  {
    typed: ['sync', 'guides/tenants', '--to', 'v1'],
    arrange({write}) {
      write('docs/guides/tenants.md', 'Changed.');
      write('versioned_docs/version-v1/guides/tenants.md', 'Changed, too.');
    },
    line: 'Not committed: versioned_docs/version-v1/guides/tenants.md. Commit first, or put it away: git stash push --include-untracked -- versioned_docs/version-v1/guides/tenants.md',
    status: 1,
  },
  {
    typed: ['drop', 'v2'],
    arrange({write, git}) {
      write('versions.json', '["v2", "v1"]\n');
      write('versioned_docs/version-v2/introduction.md', 'Newer.');
      git('add', '--all');
      git('commit', '--quiet', '--message=v2');
    },
    line: 'v2 is the latest version, and v1 becomes it. Drop v2? Say so with --yes.',
    status: 1,
  },
  {
    typed: ['undo'],
    line: 'There is no command "undo". There are status, cut, sync, drop, redirects.',
    status: 2,
  },
  {
    typed: ['redirects'],
    arrange: ({write}) =>
      write('redirects.json', '[{"from": "/docs/v1/guides", "to": "/docs/v1/introduction"}]'),
    line: 'The redirects do not hold: /docs/v1/guides: is a page, which nobody would reach any more',
    status: 1,
  },
  {
    typed: ['redirects'],
    arrange: ({write}) => write('redirects.json', '{"from": "/a"}'),
    line: 'redirects.json is not a list of redirects: [{"from": …, "to": …}].',
    status: 1,
  },
  {
    typed: ['drop', 'v1', '--dry-run'],
    arrange({write, git, remove}) {
      write('versions.json', '["v1", "v0"]\n');
      write('versioned_docs/version-v0/introduction.md', 'Older.');
      write(
        'redirects.json',
        '[{"from": "/docs/v1/a", "to": "/docs/v1/b"}, {"from": "/docs/v1/b", "to": "/docs/v1/a"}]',
      );
      remove('src/landing');
      git('add', '--all');
      git('commit', '--quiet', '--message=loop');
    },
    line: 'The redirects do not hold: /docs/v1/a: redirects in a loop: /docs/v1/a -> /docs/v1/b -> /docs/v1/a (and 1 more)',
    status: 1,
  },
  {
    typed: ['status'],
    arrange: ({write}) => write('versions.json', '["v1"'),
    line: "versions.json cannot be read: Expected ',' or ']' after array element in JSON at position 5",
    status: 1,
  },
  {
    typed: ['sync', '_data', '--to', 'v1'],
    line: 'next has no page "_data".',
    status: 1,
  },
  {
    typed: ['status'],
    arrange: ({remove}) => remove('.git'),
    line: 'This folder is not a git repository: a version is cut from what git has.',
    status: 1,
  },
  {
    typed: ['cut', 'v2'],
    arrange({remove, git}) {
      remove('.git');
      git('init', '--quiet');
    },
    line: 'This repository has no commit yet: commit the project first.',
    status: 1,
  },
];

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

for (const {typed, line, status, arrange} of wrongUses) {
  test(`"${typed.join(' ')}" is answered: ${line}`, async () => {
    arrange?.(project);
    const before = project.changed();
    const {status: answer, aside} = await project.run(...typed);
    expect(answer).toBe(status);
    // Beside what tells of progress.
    expect(aside.filter((one) => !one.endsWith(' ...'))).toEqual([line]);
    expect(project.changed()).toEqual(before);
    expect(leftovers(project)).toEqual([]);
  });
}

test('without git there is one line, too', async () => {
  const {PATH} = process.env;
  process.env.PATH = path.join(project.root, 'nothing');
  const answer = await project.run('status').finally(() => (process.env.PATH = PATH));
  expect(answer).toEqual({
    status: 1,
    said: [],
    aside: ['git is not installed, or not on the path: install it first.'],
  });
});

test('a wrong use is told as JSON where JSON was asked for', async () => {
  const {status, said} = await project.run('drop', 'v7', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(said.join('\n'))).toEqual({error: 'There is no version "v7": there is v1.'});
});

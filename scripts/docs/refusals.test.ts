import path from 'node:path';
import {expect, test} from '@playwright/test';
import {leftovers, openProject, type Project} from './fixture';

interface Refusal {
  /** As it is typed after `npm run docs --`. */
  typed: string;
  error: string | RegExp;
  /** What is not as it should be. */
  arrange?: (project: Project) => void;
}

const MARKED = 'a\n<<<<<<< v1\nb\n=======\nc\n>>>>>>> next\n';
const CUT_USAGE = 'Usage: npm run docs -- cut <name> [--dry-run]';
const V1_PAGE = 'versioned_docs/version-v1/guides/tenants.md';
const noName = (name: string) =>
  `"${name}" cannot be the name of a version. Use up to 32 letters, digits, "-" and "_", with single dots inside, such as v2 or 2.1.`;

const refusals: readonly Refusal[] = [
  {typed: 'publish', error: 'There is no command "publish". Commands: status, cut, sync, drop, redirects.'},
  {
    typed: 'constructor',
    error: 'There is no command "constructor". Commands: status, cut, sync, drop, redirects.',
  },
  {typed: 'cut', error: CUT_USAGE},
  {typed: 'cut v2 v3', error: CUT_USAGE},
  ...['v2/next', '..', 'v'.repeat(33), 'v2.html', ''].map((name) => ({
    typed: `cut ${name} --dry-run`,
    error: noName(name),
  })),
  {typed: 'cut next', error: '"next" is a reserved name. Choose another.'},
  {typed: 'cut latest', error: '"latest" is a reserved name. Choose another.'},
  {typed: 'cut V1', error: 'Version v1 exists already. Choose another name.'},
  {
    typed: 'cut v2',
    arrange: ({write}) => write('docs/guides/tenants.md', 'changed'),
    error:
      'Not committed: docs/guides/tenants.md. Commit first, or put the changes aside: git stash push --include-untracked -- docs',
  },
  {
    typed: 'cut v2',
    arrange({context}) {
      context.checkText = () => Promise.resolve(false);
    },
    error: 'Nothing was cut: the text has the problems above. Fix and commit them first.',
  },
  {typed: 'drop', error: 'Usage: npm run docs -- drop <name> [--dry-run] [--yes]'},
  {typed: 'drop v7', error: 'There is no version "v7". Versions: v1.'},
  {typed: 'drop next', error: 'next is docs/ itself and cannot be dropped.'},
  {
    typed: 'drop v1',
    error: 'v1 is the only version, and its readers would have nowhere to go. Cut another first.',
  },
  {
    typed: 'drop v2',
    arrange({write, commit}) {
      write('versions.json', '["v2", "v1"]\n');
      write('versioned_docs/version-v2/introduction.md', 'Newer.');
      commit('v2');
    },
    error: 'v2 is the latest version; v1 would become it. Drop v2? Confirm with --yes.',
  },
  {
    typed: 'drop v1 --dry-run',
    arrange({write, commit}) {
      write('versions.json', '["v1", "v0"]\n');
      write('versioned_docs/version-v0/introduction.md', 'Older.');
      write('redirects.json', '[{"from": "/docs/v1/a", "to": "/docs/v1/a"}]');
      commit('loop');
    },
    error:
      'redirects.json has to be corrected first:\n/docs/v1/a: redirects to /docs/v1/a, which is not a page',
  },
  {
    typed: 'sync --to v1',
    error: 'Usage: npm run docs -- sync <page...> (--to <version> | --from <version>) [--dry-run]',
  },
  ...['', ' --to v1 --from v1'].map((options) => ({
    typed: `sync guides/tenants${options}`,
    error: 'Say which way: --to <version> carries an edit from next, --from <version> to next.',
  })),
  {
    typed: 'sync guides/tenants --from next',
    error: 'next is always the other side. Name a version after --to or --from.',
  },
  {typed: 'sync guides/tenants --to v7', error: 'There is no version "v7". Versions: v1.'},
  ...['guides/tenant', '../../package.json', '_data/../../package.json', '_data'].map((word) => ({
    typed: `sync ${word} --to v1`,
    error: `next has no page "${word}". Name it by its file, such as docs/modules/cache.md.`,
  })),
  {
    typed: 'sync guides/new --to v1',
    arrange: ({write}) => write('docs/guides/new.md', 'Something else.'),
    error: 'v1 has no guides/new.md: an edit can only be carried to a page that exists.',
  },
  {
    typed: 'sync guides/tenants --to v1',
    arrange: ({write}) => write(V1_PAGE, MARKED),
    error: `${V1_PAGE}:2 has a conflict. Resolve it first.`,
  },
  {
    typed: 'sync guides/tenants --to v1',
    arrange({write}) {
      write('docs/guides/tenants.md', 'Changed.');
      write(V1_PAGE, 'Changed, too.');
    },
    error: `Not committed: ${V1_PAGE}. Commit first, or put the changes aside: git stash push --include-untracked -- ${V1_PAGE}`,
  },
  {
    typed: 'redirects',
    arrange: ({write}) =>
      write('redirects.json', '[{"from": "/docs/v1/guides", "to": "/docs/v1/introduction"}]'),
    error:
      'redirects.json has to be corrected first:\n/docs/v1/guides: is a page, which nobody would reach any more',
  },
  {
    typed: 'status',
    arrange: ({write}) => write('versions.json', '["v1"'),
    error: "versions.json cannot be read: Expected ',' or ']' after array element in JSON at position 5",
  },
  {
    typed: 'cut v2',
    arrange: ({remove}) => remove('.git'),
    error: /^git \w+: fatal: not a git repository/,
  },
];

async function expectRefusal(project: Project, {typed, error, arrange}: Refusal) {
  arrange?.(project);
  const before = project.changed();
  const answer = await project.run(...typed.split(' '));
  expect(answer.status, typed).toBe(1);
  if (typeof error === 'string') expect(answer.error).toBe(error);
  else expect(answer.error).toMatch(error);
  expect(project.changed(), typed).toEqual(before);
  expect(leftovers(project), typed).toEqual([]);
}

let project: Project;
test.beforeEach(() => (project = openProject()));
test.afterEach(() => project.close());

test('what is typed wrongly is refused in one line, which says what to do', async () => {
  for (const refusal of refusals.filter(({arrange}) => !arrange)) await expectRefusal(project, refusal);
});

for (const refusal of refusals.filter(({arrange}) => arrange))
  test(`"${refusal.typed}" is refused: ${String(refusal.error)}`, () => expectRefusal(project, refusal));

test('without git there is one line, too', async () => {
  const {PATH} = process.env;
  process.env.PATH = path.join(project.root, 'nothing');
  const {error} = await project.run('cut', 'v2').finally(() => (process.env.PATH = PATH));
  expect(error).toBe('git is not installed, or not on the PATH. Install it first.');
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test as base} from '@playwright/test';
import {check} from 'prettier';
import {DATA} from '../content/fixtures';
import {parsePage, readPages} from '../content/page';
import {rules} from '../content/rules';
import {readWords, Speller} from '../content/spelling';
import {newPage} from './newPage';
import {entriesOf, readSidebar} from './sidebar';
import {templates} from './templates';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const DESCRIPTION =
  'How to send mail from a use case, what the mailer asks of the environment, and what it answers.';

const SIDEBARS = `const sidebars = {
  docs: [
    'introduction',
    group('Modules', 'modules', ['modules/cache', group('Validator', 'modules/validator', [])], false),
    group('Guides', 'guides', ['guides/add-a-tenant', group('Validator', 'guides/validator', [])]),
  ],
};

export default sidebars;
`;

const pageOf = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

interface Outcome {
  status: number;
  said: string[];
  refused: string[];
  asked: string[];
}

interface Project {
  root: string;
  read: (file: string) => string;
  /** With answers where there is a terminal to give them. */
  run: (args: readonly string[], answers?: readonly string[]) => Promise<Outcome>;
  /** Every file with what stands in it. */
  files: () => [string, string][];
}

/** A small documentation in a folder of its own. */
const test = base.extend<{project: Project}>({
  // eslint-disable-next-line no-empty-pattern
  project: async ({}, use) => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'rift-new-page-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    };
    cpSync(path.join(ROOT, '.prettierrc.json'), path.join(root, '.prettierrc.json'));
    cpSync(path.join(ROOT, 'docs/_data/api.json'), path.join(root, 'docs/_data/api.json'));
    write('sidebars.ts', SIDEBARS);
    write('docs/introduction.md', pageOf('Introduction'));
    write('docs/modules/index.md', pageOf('Modules'));
    write('docs/modules/cache.md', pageOf('Redis cache'));
    write('docs/modules/queue/index.md', pageOf('Queues'));
    write('docs/guides/add-a-tenant.md', pageOf('Adding a tenant'));
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    await use({
      root,
      read,
      run: async (args, answers) => {
        const outcome: Omit<Outcome, 'status'> = {said: [], refused: [], asked: []};
        const left = [...(answers ?? [])];
        const ask = (question: string) => {
          outcome.asked.push(question);
          const answer = left.shift();
          return answer === undefined
            ? Promise.reject(new Error(`no answer: ${question}`))
            : Promise.resolve(answer);
        };
        const status = await newPage(args, {
          root,
          say: (line) => outcome.said.push(line),
          refuse: (line) => outcome.refused.push(line),
          terminal: answers && {ask, close: () => undefined},
        });
        return {status, ...outcome};
      },
      files: () =>
        readdirSync(root, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
          .map((file) => [file, read(file)]),
    });
    rmSync(root, {recursive: true});
  },
});

const GOOD = {title: 'Sending mail', in: 'modules', description: DESCRIPTION};

const argsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${name}=${value}`);

const orderOf = (source: string) => entriesOf(readSidebar(source).top).map(({id}) => id);

test('the page and its entry are made, and said with what is next', async ({project}) => {
  const {status, said, refused} = await project.run(argsOf(GOOD));
  expect({status, refused}).toEqual({status: 0, refused: []});
  const page = parsePage('docs/modules/sending-mail.md', project.read('docs/modules/sending-mail.md'));
  expect(page.frontMatter).toEqual({title: GOOD.title, description: DESCRIPTION});
  expect(said).toEqual([
    '',
    'Made docs/modules/sending-mail.md, from the template concept',
    expect.stringMatching(/^Added its entry, sidebars\.ts:\d+$/),
    'Its address: /docs/next/modules/sending-mail',
    '',
    'What is next:',
    '  1. npm start, and open http://localhost:3000/docs/next/modules/sending-mail',
    '  2. Write the 5 parts that are marked "write:", and take the marks away',
    '  3. npm run test:content, until it names nothing in docs/modules/sending-mail.md',
  ]);
  const line = Number(/sidebars\.ts:(\d+)/.exec(said.join())?.[1]);
  expect(project.read('sidebars.ts').split('\n')[line - 1]).toContain("'modules/sending-mail'");
});

const places: readonly (readonly [wish: Record<string, string>, before: string, file: string])[] = [
  [{in: 'modules'}, 'modules/validator', 'modules/sending-mail'],
  [{in: 'modules', after: 'first'}, 'modules', 'modules/sending-mail'],
  [{in: 'modules', after: 'last'}, 'modules/validator', 'modules/sending-mail'],
  [{in: 'modules', after: 'cache'}, 'modules/cache', 'modules/sending-mail'],
  [{in: 'modules', after: 'modules/cache'}, 'modules/cache', 'modules/sending-mail'],
  [{in: 'docs/modules/', after: 'docs/modules/cache.md'}, 'modules/cache', 'modules/sending-mail'],
  [{in: 'Guides', after: 'add-a-tenant'}, 'guides/add-a-tenant', 'guides/sending-mail'],
  [{in: 'modules/validator'}, 'modules/validator', 'modules/validator/sending-mail'],
  [{in: 'top', after: 'introduction'}, 'introduction', 'sending-mail'],
  [{in: 'top', after: 'first'}, '', 'sending-mail'],
];

for (const [wish, before, id] of places)
  test(`${Object.values(wish).join(', ')}: the entry follows "${before}", in the form of Prettier`, async ({
    project,
  }) => {
    const earlier = orderOf(SIDEBARS);
    expect((await project.run(argsOf({...GOOD, ...wish}))).refused).toEqual([]);
    expect(existsSync(path.join(project.root, `docs/${id}.md`))).toBe(true);
    const source = project.read('sidebars.ts');
    const order = orderOf(source);
    expect(order.filter((one) => one !== id)).toEqual(earlier);
    expect(order[order.indexOf(id) - 1] ?? '').toBe(before);
    expect(
      await check(source, {
        filepath: 'sidebars.ts',
        ...(JSON.parse(project.read('.prettierrc.json')) as object),
      }),
    ).toBe(true);
  });

test('every section of the real sidebar takes a page, wherever in it', async ({project}) => {
  const real = readFileSync(path.join(ROOT, 'sidebars.ts'), 'utf8');
  const sections = entriesOf(readSidebar(real).top).filter(({items}) => items !== undefined);
  expect(sections.length).toBeGreaterThan(8);
  for (const {id} of sections) {
    for (const after of ['first', 'last']) {
      writeFileSync(path.join(project.root, 'sidebars.ts'), real);
      const {said, refused} = await project.run(
        argsOf({...GOOD, in: id, after, 'dry-run': ''}).map((arg) => arg.replace(/=$/, '')),
      );
      expect(refused, `${id}, ${after}`).toEqual([]);
      expect(said).toContain(`Would make docs/${id}/sending-mail.md, from the template concept`);
    }
  }
});

for (const template of templates.map(({name}) => name))
  test(`a page from the template ${template} keeps every rule, but for what is left to write`, async ({
    project,
  }) => {
    const {status, said} = await project.run([
      ...argsOf({...GOOD, template, in: 'modules/validator'}),
      '--json',
    ]);
    expect(status).toBe(0);
    const plan = JSON.parse(said.join('\n')) as {file: string; unwritten: number[]; sidebar: unknown};
    expect(plan).toMatchObject({
      file: 'docs/modules/validator/sending-mail.md',
      id: 'modules/validator/sending-mail',
      address: '/docs/next/modules/validator/sending-mail',
      template,
      isDryRun: false,
    });
    const page = parsePage(plan.file, project.read(plan.file));
    expect(page.source).not.toContain('{{');
    for (const [name, rule] of Object.entries({...rules, spelling: new Speller(readWords(ROOT)).spelling})) {
      const found = await rule([page], DATA);
      const lines = found.map(({line, message}) => `${line} ${message.split(':')[0]}`);
      const wanted = name === 'no part is left to write' ? plan.unwritten : [];
      expect(lines, name).toEqual(wanted.map((line) => `${line} write this part`));
    }
    expect(plan.unwritten.length).toBeGreaterThan(3);
  });

test('a title that YAML would read as something else is written as text', async ({project}) => {
  for (const title of ['Mail: sending it', 'Yes', 'The # sign', '"Quoted" words', 'Result & ResultType']) {
    expect(
      (await project.run(argsOf({...GOOD, title, description: `${title} ${DESCRIPTION}`}))).refused,
    ).toEqual([]);
    const pages = readPages(project.root, 'docs');
    expect(pages.map(({frontMatter}) => frontMatter.title)).toContain(title);
  }
});

test('a description of 80 and one of 160 characters will do', async ({project}) => {
  for (const length of [80, 160]) {
    const description = 'x'.repeat(length);
    expect((await project.run([...argsOf({...GOOD, description}), '--dry-run'])).refused).toEqual([]);
  }
});

test('a dry run says what would be made, and makes nothing', async ({project}) => {
  const before = project.files();
  const {status, said} = await project.run([...argsOf(GOOD), '--dry-run']);
  expect(status).toBe(0);
  expect(said).toContain('Would make docs/modules/sending-mail.md, from the template concept');
  expect(said).toContainEqual(expect.stringMatching(/^Would add its entry, sidebars\.ts:\d+$/));
  expect(project.files()).toEqual(before);
});

test('help lists the sections and the templates, and makes nothing', async ({project}) => {
  const before = project.files();
  const {status, said} = await project.run(['--help']);
  expect(status).toBe(0);
  for (const {name, use} of templates) expect(said.join('\n')).toMatch(new RegExp(`${name} +${use}`));
  expect(said.join('\n')).toMatch(/ 2 {3,}Validator +modules\/validator\n/);
  expect(project.files()).toEqual(before);
});

test('what is not given is asked for, and asked again after an answer that will not do', async ({
  project,
}) => {
  const {status, said, asked, refused} = await project.run(
    [],
    ['???', 'Sending mail', '99', '1', 'nowhere', '1', 'poem', '2', 'Short.', DESCRIPTION],
  );
  expect({status, refused}).toEqual({status: 0, refused: []});
  expect(asked.map((question) => question.replace(/[ ,].*/, ''))).toEqual(
    ['Title', 'Title', 'In', 'In', 'After', 'After', 'Which', 'Which', 'What', 'What'].map((word) =>
      word === 'Title' ? 'Title:' : word,
    ),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      'The title "???" has no letters.',
      '  0  Top of the sidebar           top',
      '  1  Modules                      modules',
      '  2    Validator                  modules/validator',
      'There is no section "99". There are: top, modules, modules/validator, guides, guides/validator.',
      '  1  modules/cache',
      'There is no "nowhere" in modules. There are: first, cache, validator, last.',
      'There is no template "poem". There are: concept, guide, member, data-table.',
      'The description has 6 characters; it needs 80 to 160.',
      'Made docs/modules/sending-mail.md, from the template guide',
    ]),
  );
  expect(orderOf(project.read('sidebars.ts'))[2]).toBe('modules/cache');
  expect(orderOf(project.read('sidebars.ts'))[3]).toBe('modules/sending-mail');
});

test('no answer means the last place and a concept; what is given is not asked for', async ({project}) => {
  const {status, asked, said} = await project.run(argsOf(GOOD), ['', '']);
  expect(status).toBe(0);
  expect(asked).toHaveLength(2);
  expect(said).toContain('Made docs/modules/sending-mail.md, from the template concept');
  expect(orderOf(project.read('sidebars.ts'))[4]).toBe('modules/sending-mail');
});

const wrong: readonly (readonly [
  what: string,
  args: Readonly<Record<string, string>>,
  line: string | RegExp,
])[] = [
  [
    'no options',
    {},
    'Nobody can be asked here: give --title, --in, --description. npm run new-page -- --help says more.',
  ],
  ['a title alone', {title: 'Mail'}, /^Nobody can be asked here: give --in, --description\./],
  [
    'an option that there is not',
    {...GOOD, place: 'x'},
    "Unknown option '--place': npm run new-page -- --help lists the options.",
  ],
  ['an empty title', {...GOOD, title: ' '}, 'The title "" has no letters.'],
  ['a title without letters', {...GOOD, title: '2.0 / 3'}, 'The title "2.0 / 3" has no letters.'],
  [
    'a title in other letters',
    {...GOOD, title: 'Ключи'},
    'The title "Ключи" has no letter from a to z, of which its address is made.',
  ],
  [
    'a title in code',
    {...GOOD, title: 'The `tap` method'},
    'The title "The `tap` method" is shown as it stands: leave the signs of code out.',
  ],
  [
    'a number in front',
    {...GOOD, title: '404 answers'},
    'The address 404-answers would lose its number to Docusaurus: begin the title with a word.',
  ],
  [
    'the title of a page',
    {...GOOD, title: 'redis Cache'},
    'docs/modules/cache.md has the title "redis Cache" already.',
  ],
  ['the file of a page', {...GOOD, title: 'Cache'}, 'docs/modules/cache.md exists already.'],
  ['the folder of a section', {...GOOD, title: 'Queue'}, 'docs/modules/queue/index.md exists already.'],
  [
    'the name of its section',
    {...GOOD, title: 'Modules!'},
    'modules.md would be the page of the section modules itself: choose another title.',
  ],
  [
    'a section that there is not',
    {...GOOD, in: 'mail'},
    'There is no section "mail". There are: top, modules, modules/validator, guides, guides/validator.',
  ],
  ['a label of two sections', {...GOOD, in: 'Validator'}, /^There is no section "Validator"\. There are: /],
  [
    'a page as section',
    {...GOOD, in: 'modules/cache'},
    'modules/cache is a page, not a section: its section is modules.',
  ],
  [
    'a page that is not in the section',
    {...GOOD, after: 'add-a-tenant'},
    'There is no "add-a-tenant" in modules. There are: first, cache, validator, last.',
  ],
  [
    'a template that there is not',
    {...GOOD, template: 'poem'},
    'There is no template "poem". There are: concept, guide, member, data-table.',
  ],
  ['no description', {...GOOD, description: ''}, 'The description has 0 characters; it needs 80 to 160.'],
  [
    'a short description',
    {...GOOD, description: 'x'.repeat(79)},
    'The description has 79 characters; it needs 80 to 160.',
  ],
  [
    'a long description',
    {...GOOD, description: 'x'.repeat(161)},
    'The description has 161 characters; it needs 80 to 160.',
  ],
];

for (const [what, args, line] of wrong)
  test(`${what}: one line, status 1, nothing changed`, async ({project}) => {
    const before = project.files();
    const {status, said, refused} = await project.run(argsOf(args));
    expect(status).toBe(1);
    expect(said).toEqual([]);
    expect(refused).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
    expect(refused[0]).not.toContain('\n');
    expect(project.files()).toEqual(before);
  });

test('the description of another page, and a second page of the same title, are refused', async ({
  project,
}) => {
  expect((await project.run(argsOf(GOOD))).status).toBe(0);
  const before = project.files();
  expect(await project.run(argsOf({...GOOD, title: 'Mail'}))).toMatchObject({
    status: 1,
    refused: ['docs/modules/sending-mail.md has this description already.'],
  });
  expect(await project.run(argsOf(GOOD))).toMatchObject({
    status: 1,
    refused: ['docs/modules/sending-mail.md has the title "Sending mail" already.'],
  });
  expect(project.files()).toEqual(before);
});

test('a sidebar that is written in another way is refused at its line', async ({project}) => {
  const cases: [string, string][] = [
    [
      SIDEBARS.replace("'introduction'", '...more'),
      'sidebars.ts: the entry in line 3 is neither a page nor a section.',
    ],
    [
      SIDEBARS.replaceAll('sidebars', 'config'),
      'sidebars.ts: there is no list of pages in `const sidebars`.',
    ],
  ];
  for (const [source, line] of cases) {
    writeFileSync(path.join(project.root, 'sidebars.ts'), source);
    const {status, refused} = await project.run(argsOf(GOOD));
    expect({status, refused}).toEqual({
      status: 1,
      refused: [`${line} new-page reads strings and group(label, folder, [...]): add the page by hand.`],
    });
    expect(project.read('sidebars.ts')).toBe(source);
  }
});

import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {bodyOf, TITLE} from './issue';
import {lines, markdown, statusOf, type Report} from './report';

const good: Report = {
  links: [{url: 'https://a.dev', verdict: 'answers', places: ['README.md:1']}],
  ignored: [],
  unused: [],
};

const bad: Report = {
  links: [
    ...good.links,
    {url: 'https://b.dev/`x`', verdict: 'broken', reason: 'answers 404', places: ['a.md:2', 'b.md:3']},
    {url: 'https://c.dev', verdict: 'moved', to: 'https://d.dev', places: ['a.md:4']},
  ],
  ignored: [{url: 'http://localhost', places: ['a.md:5'], reason: 'a host of examples'}],
  unused: ['https://gone.dev'],
};

test('every place has its line, and the last counts', () => {
  expect(lines(bad)).toEqual([
    'a.md:2: https://b.dev/`x` answers 404',
    'b.md:3: https://b.dev/`x` answers 404',
    'a.md:4: https://c.dev has moved to https://d.dev',
    'scripts/links/ignored.ts: no link begins with https://gone.dev any more',
    'links asked: 3, broken: 1, moved: 1; not asked: 1',
  ]);
});

test('only an address that does not answer is a failure', () => {
  expect(statusOf(bad)).toBe(1);
  expect(statusOf({...bad, links: bad.links.filter(({verdict}) => verdict !== 'broken')})).toBe(0);
});

test('on GitHub no address is a link, and none breaks out of its code', () => {
  expect(markdown(bad)).toBe(
    [
      '## Do not answer',
      '',
      '- `https://b.dev/%60x%60` `answers 404`: `a.md:2`, `b.md:3`',
      '',
      '## Have moved for good',
      '',
      '- `https://c.dev` to `https://d.dev`: `a.md:4`',
      '',
      'links asked: 3, broken: 1, moved: 1; not asked: 1',
    ].join('\n'),
  );
});

test('an issue that would be too long ends with a whole line and leads to the run', () => {
  const many = Array.from({length: 3000}, (_, index) => ({
    url: `https://b.dev/${index}`,
    verdict: 'broken' as const,
    reason: 'answers 404',
    places: ['a.md:2'],
  }));
  const body = bodyOf({...bad, links: many}, 'https://github.com/x/y/actions/runs/1');
  expect(body.length).toBeLessThanOrEqual(65_000);
  expect(body).toMatch(
    /: `a\.md:2`\n…\n\nFrom \[this run\]\(https:\/\/github\.com\/x\/y\/actions\/runs\/1\), where all of it stands\.$/,
  );
});

/** Runs a script of this folder; answers its status and what it said. */
function run(script: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  return new Promise<{status: number | null; out: string; error: string}>((resolve) => {
    const child = spawn(process.execPath, [tsx, path.resolve('scripts/links', script), ...args], {
      cwd,
      env: {...process.env, ...env},
    });
    let out = '';
    let error = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (error += data.toString()));
    child.on('close', (status) => resolve({status, out, error}));
  });
}

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rift-links-'));
});

test.afterEach(() => rmSync(folder, {recursive: true, force: true}));

test.describe('the command', () => {
  let server: Server;
  let origin: string;

  test.beforeEach(async () => {
    server = createServer(({url}, response) => response.writeHead(url === '/good' ? 200 : 404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    execFileSync('git', ['init', '-q'], {cwd: folder});
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'README.md'), `[a](${origin}/good)\n`);
  });

  test.afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('asks what the sources name, and says the truth by its status', async () => {
    const {status: goodStatus, out: goodOut} = await run('main.ts', [], folder);
    expect(goodOut).toMatch(/^links asked: 1, broken: 0, moved: 0; not asked: 0$/m);
    expect(goodStatus).toBe(0);

    writeFileSync(path.join(folder, 'docs/page.md'), `\n[b](${origin}/bad) [c](http://localhost)\n`);
    const {status, out} = await run('main.ts', [], folder);
    expect(out.split('\n')[0]).toBe(`docs/page.md:2: ${origin}/bad answers 404`);
    expect(out).toMatch(/^links asked: 2, broken: 1, moved: 0; not asked: 1$/m);
    expect(status).toBe(1);

    const json = await run('main.ts', ['--json', 'docs/page.md'], folder);
    expect(JSON.parse(json.out)).toEqual({
      links: [{url: `${origin}/bad`, verdict: 'broken', reason: 'answers 404', places: ['docs/page.md:2']}],
      ignored: [{url: 'http://localhost', places: ['docs/page.md:2'], reason: 'a host of examples'}],
      unused: [],
    });
    expect(json.status).toBe(1);
  });

  test('refuses in one line what it does not know', async () => {
    const wrong = [
      [['--jsn'], /^Unknown option '--jsn'.* Usage: npm run links [^\n]+$/],
      [['docs/none.md'], /^There is no file docs\/none\.md\. Usage: [^\n]+$/],
    ] as const;
    for (const [args, line] of wrong) {
      const {status, error} = await run('main.ts', args, folder);
      expect(error.trim()).toMatch(line);
      expect(status).toBe(2);
    }
    rmSync(path.join(folder, '.git'), {recursive: true});
    const {status, error} = await run('main.ts', [], folder, {GIT_CEILING_DIRECTORIES: os.tmpdir()});
    expect(error.trim()).toMatch(
      /^The sources cannot be listed: git is needed, and a clone\. Usage: [^\n]+$/,
    );
    expect(status).toBe(2);
  });
});

test.describe('the issue', () => {
  /** A `gh` that answers with a list of issues and notes how it was called. */
  async function keep(report: Report, issues: readonly object[]) {
    const calls = path.join(folder, 'calls.json');
    const gh = path.join(folder, 'gh');
    writeFileSync(
      gh,
      `#!${process.execPath}
const {appendFileSync, readFileSync} = require('node:fs');
const args = process.argv.slice(2);
const input = args.includes('-') ? readFileSync(0, 'utf8') : '';
appendFileSync(${JSON.stringify(calls)}, JSON.stringify({args, input}) + '\\n');
console.log(args[0] === 'api' ? ${JSON.stringify(JSON.stringify(issues))} : 'https://github.com/x/y/issues/9');
`,
    );
    chmodSync(gh, 0o755);
    const file = path.join(folder, 'links.json');
    const page = path.join(folder, 'summary.md');
    writeFileSync(file, JSON.stringify(report));
    const {status, out} = await run('issue.ts', [file], folder, {
      PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}`,
      GITHUB_STEP_SUMMARY: page,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'x/y',
      GITHUB_RUN_ID: '7',
    });
    expect(status).toBe(0);
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8')).toBe(`${markdown(report)}\n`);
    const [list, ...rest] = readFileSync(calls, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {args: string[]; input: string});
    expect(list?.args).toContain('creator=github-actions[bot]');
    expect(list?.args).toContain('state=open');
    return {said: out.trim(), rest};
  }

  const other = {number: 3, title: 'Something else'};
  const own = {number: 4, title: TITLE};
  const body = bodyOf(bad, 'https://github.com/x/y/actions/runs/7');

  test('is opened when an address does not answer', async () => {
    const {said, rest} = await keep(bad, [other]);
    expect(rest).toEqual([{args: ['issue', 'create', '--title', TITLE, '--body-file', '-'], input: body}]);
    expect(said).toBe('https://github.com/x/y/issues/9');
  });

  test('is brought up to date where it is open', async () => {
    const {said, rest} = await keep(bad, [other, own]);
    expect(rest).toEqual([{args: ['issue', 'edit', '4', '--body-file', '-'], input: body}]);
    expect(said).toBe('Issue 4 is up to date.');
  });

  test('is closed when all answer', async () => {
    const {said, rest} = await keep(good, [other, own]);
    expect(rest.map(({args}) => args.slice(0, 3))).toEqual([['issue', 'close', '4']]);
    expect(said).toBe('All answer; issue 4 is closed.');
  });

  test('is not opened when all answer', async () => {
    const {said, rest} = await keep(good, [other]);
    expect(rest).toEqual([]);
    expect(said).toBe('All answer; there is no issue to close.');
  });
});

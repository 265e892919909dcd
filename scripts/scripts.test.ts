import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, renameSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText} from '../config/files';
import {runAll} from './check';
import {listen} from '../config/command';
import {siteHandler} from './serve';
import {readArgs} from './start';
import {adviceOn, obstacle} from './pictures';

/** Runs a program in Node; gives its exit status and its output. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{status: number | null; output: string}> {
  return new Promise((resolve) => {
    const cwd = path.join(__dirname, '..');
    const child = spawn(process.execPath, args, {cwd, env: {...process.env, ...env}});
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (status) => resolve({status, output: output.trim()}));
  });
}

test.describe('Node', () => {
  const runWith = (version: string) =>
    run([
      '--eval',
      `Object.defineProperty(process, 'version', {value: '${version}'});
      process.argv.splice(1, 0, 'scripts/run.cjs', 'scripts/start.ts', '--versions', 'none');
      require('./scripts/run.cjs')`,
    ]);

  test('that is too old is refused in one line with the remedy, and the oldest that is named will do', async () => {
    for (const version of ['v0.12.18', 'v20.18.3'])
      expect(await runWith(version)).toEqual({
        status: 1,
        output: `This is Node ${version}, too old for this site: install Node 20.19 or newer from https://nodejs.org.`,
      });
    expect((await runWith('v20.19.0')).output).toMatch(/^There is no version "none"/);
  });
});

test.describe('packages', () => {
  let root: string;

  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), JSON.stringify(value));
  };
  const lock = (packages: object) =>
    write('package-lock.json', {name: 'site', lockfileVersion: 3, packages: {'': SITE, ...packages}});

  const SITE = {name: 'site', dependencies: {used: '*'}};
  const used = {version: '1.0.0', integrity: 'sha512-used'};

  /** The command that was not named is looked for. */
  const GOES_ON = /^(?!Installing).*Cannot find module [^\n]*undefined'/s;
  const start = async (env?: NodeJS.ProcessEnv) =>
    (await run([path.join(root, 'scripts/run.cjs')], env)).output;

  test.beforeEach(() => {
    root = test.info().outputPath();
    mkdirSync(path.join(root, 'scripts'));
    copyFileSync('scripts/run.cjs', path.join(root, 'scripts/run.cjs'));
    write('package.json', {...SITE, engines: {node: '>=20.19'}});
    write('node_modules/used/package.json', {name: 'used', version: '1.0.0'});
    write('node_modules/extra/package.json', {name: 'extra', version: '1.0.0'});
    const extra = {version: '1.0.0', extraneous: true};
    write('node_modules/.package-lock.json', {
      lockfileVersion: 3,
      packages: {'node_modules/used': used, 'node_modules/extra': extra},
    });
  });

  test('are not installed again when the lockfile is newer, but names the same', async () => {
    lock({
      'node_modules/used': {...used, dev: true},
      'node_modules/used/node_modules/for-windows': {version: '1.0.0', optional: true},
    });
    expect(await start()).toMatch(GOES_ON);
  });

  test('that differ are installed, but never through a link; without a network the old ones stay', async () => {
    const env = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(root, 'cache'),
    };
    const REFUSED =
      /^Installing packages \(npm install\) \.\.\.\n.*ECONNREFUSED.*\nThe packages could not be installed: npm says above why\. [^\n]*$/s;
    lock({'node_modules/used': {...used, version: '1.0.1', integrity: 'sha512-new'}});
    const text = readText(path.join(root, 'package-lock.json'));
    expect(await start(env)).toMatch(REFUSED);
    expect(readText(path.join(root, 'package-lock.json'))).toBe(text);
    expect(readText(path.join(root, 'node_modules/used/package.json'))).toContain('"1.0.0"');
    renameSync(path.join(root, 'node_modules'), path.join(root, 'linked'));
    symlinkSync(path.join(root, 'linked'), path.join(root, 'node_modules'), 'junction');
    expect(await start(env)).toMatch(GOES_ON);
  });

  test('are not touched while the lockfile cannot be read', async () => {
    writeFileSync(path.join(root, 'package-lock.json'), '<<<<<<< HEAD\n{}');
    expect(await start()).toMatch(
      /^package-lock\.json cannot be read: [^\n]*\. Correct it, or take it back: [^\n]*$/,
    );
  });
});

test('npm start reads the versions, refuses those that do not exist, and passes other arguments to Docusaurus', () => {
  const names = ['v2', 'v1'];
  for (const [args, expected] of [
    [['--port', '4000'], {served: ['next', 'v2'], port: 4000, rest: ['--port', '4000']}],
    [['--versions', 'next,v1', '-p', '4000'], {served: ['next', 'v1'], port: 4000, rest: ['-p', '4000']}],
    [['--port=4000', '--versions=all'], {served: ['next', 'v2', 'v1'], port: 4000, rest: ['--port=4000']}],
    [[], {served: ['next', 'v2'], port: 3000, rest: []}],
  ] as const)
    expect(readArgs(args, names)).toEqual(expected);
  for (const args of [['--versions'], ['--versions='], ['--versions', '--port']])
    expect(() => readArgs(args, names), args.join(' ')).toThrow(/^There is no version ".*"/);
  expect(() => readArgs(['--port', 'abc'], names)).toThrow(
    /^"abc" is not a port\. .* npm start -- --port 3001$/,
  );
});

test('a port that is taken, or none, ends a command with status 1 and the remedy', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const port = String((taken.address() as AddressInfo).port);
  const status = 1;
  expect(await run(['scripts/run.cjs', 'scripts/start.ts', '-p', port])).toEqual({
    status,
    output: expect.stringMatching(/^listen EADDRINUSE.*npm start -- --port 3001$/),
  });
  await expect(listen(createServer(), Number(port), 'npm run serve', 'localhost')).rejects.toThrow(
    /EADDRINUSE.*npm run serve -- --port 3001$/,
  );
  expect(await run(['scripts/run.cjs', 'scripts/serve.ts', '--port', '70000'])).toEqual({
    status,
    output: '"70000" is not a port. Write a number up to 65535: npm run serve -- --port 3001',
  });
  taken.close();
});

test('the command fails if one of the checks does, and still runs the others', async () => {
  const {log, error} = console;
  const said: string[] = [];
  console.log = console.error = (text: string) => said.push(text);
  const commands = {wrong: 'echo why && exit 1', right: 'echo fine'};
  const status = await runAll(commands).finally(() => Object.assign(console, {log, error}));
  expect([status, said.pop()]).toEqual([1, '\nFailed: wrong.']);
  expect(said.sort()).toEqual(['\n== right\nfine', '\n== wrong\nwhy']);
});

test('a browser that is named but does not start is refused in one line, with status 1', async () => {
  const named = path.join(os.tmpdir(), 'no-such-browser');
  expect(await run(['scripts/run.cjs', 'scripts/e2e.ts'], {CHROME_PATH: named})).toEqual({
    status: 1,
    output: `CHROME_PATH names ${named}, which does not work: correct the variable or unset it.`,
  });
});

test('the build is served with the redirects of vercel.json, and each address has one form', async () => {
  const root = test.info().outputPath();
  const redirects = [
    {source: '/docs/:version', destination: '/docs/:version/introduction', permanent: false},
    {source: '/docs/v1/:path*', destination: '/docs/v2/:path*', permanent: true},
  ];
  writeFileSync(path.join(root, 'vercel.json'), JSON.stringify({headers: [], redirects}));
  mkdirSync(path.join(root, 'build'));
  const server = createServer(siteHandler(root));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const [from, to, status] of [
    ['/docs/v2', '/docs/v2/introduction', 307],
    ['/docs/v1/b/c', '/docs/v2/b/c', 308],
    ['/a/', '/a', 301],
    ['/a.html', '/a', 301],
    ['//evil.example/', '/evil.example/', 301],
  ] as const) {
    const answer = await fetch(origin + from, {redirect: 'manual'});
    expect([answer.headers.get('location'), answer.status], from).toEqual([to, status]);
  }
  server.closeAllConnections();
  server.close();
});

test('pictures that cannot be compared, differ, or are of another browser, say what to do', () => {
  expect(obstacle('linux')).toBeUndefined();
  for (const platform of ['darwin', 'win32'] as const)
    expect(obstacle(platform)).toMatch(new RegExp(`this is ${platform}: .*PICTURES=off`));
  expect(adviceOn({chromium: 156}, 156)).not.toContain('156');
  expect(adviceOn({chromium: 156}, 159)).toMatch(/Chromium 156, and this is 159.*"npm run pictures"/);
});

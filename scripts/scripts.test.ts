import {spawn} from 'node:child_process';
import {chmodSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {check} from './check';
import {installedBrowsers} from './lib/browser';
import {redirectOf, siteHandler} from './lib/siteHandler';
import {readArgs} from './start';

/** The exit status of a program in Node, and its output. */
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

  for (const version of ['v0.12.18', 'v18.20.4', 'v20.18.3'])
    test(`${version} is too old, which one line says with the remedy`, async () => {
      expect(await runWith(version)).toEqual({
        status: 1,
        output: `This is Node ${version}, too old for this site: install Node 20.19 or newer from https://nodejs.org.`,
      });
    });

  for (const version of ['v20.19.0', 'v22.1.0'])
    test(`${version} will do`, async () => {
      expect((await runWith(version)).output).toMatch(/^There is no version "none"/);
    });
});

test('npm start takes the versions, refuses those that do not exist, and leaves the other arguments to Docusaurus', () => {
  const names = ['v2', 'v1'];
  expect(readArgs(['--port', '4000'], names)).toEqual({served: ['next', 'v2'], rest: ['--port', '4000']});
  expect(readArgs(['--versions', 'next,v1', '-p', '4000'], names)).toEqual({
    served: ['next', 'v1'],
    rest: ['-p', '4000'],
  });
  for (const args of [['--versions'], ['--versions', '--port'], ['--versions', 'v0']])
    expect(() => readArgs(args, names)).toThrow(
      /^There is no version ".*"\. There are: next, v2, v1; latest, all\.$/,
    );
});

test('checks fail where one of them does, and the others are still run', async () => {
  const said: string[] = [];
  const {log, error} = console;
  console.log = console.error = (text: string) => said.push(text);
  const status = await check(['no-such-script', 'test:licences']).finally(() =>
    Object.assign(console, {log, error}),
  );
  expect(status).toBe(1);
  expect(said.join('\n')).toMatch(/== test:licences/);
  expect(said.at(-1)).toBe('\nFailed: no-such-script.');
});

test.describe('browser', () => {
  test('programs on the search path are found, in the order of their names', () => {
    const folder = test.info().outputPath();
    for (const name of ['google-chrome', 'chromium']) {
      writeFileSync(path.join(folder, name), '');
      chmodSync(path.join(folder, name), 0o755);
    }
    writeFileSync(path.join(folder, 'chrome'), 'not a program', {mode: 0o644});
    expect(installedBrowsers(folder).slice(0, 2)).toEqual([
      path.join(folder, 'chromium'),
      path.join(folder, 'google-chrome'),
    ]);
    expect(installedBrowsers(folder)).not.toContain(path.join(folder, 'chrome'));
  });

  test('a browser that is named but does not start is refused in one line, with status 1', async () => {
    const named = path.join(os.tmpdir(), 'no-such-browser');
    const {status, output} = await run(['scripts/run.cjs', 'scripts/e2e.ts'], {CHROME_PATH: named});
    expect(output).toBe(`CHROME_PATH names ${named}, which does not work: correct the variable or unset it.`);
    expect(status).toBe(1);
  });
});

test.describe('the served build', () => {
  const redirects = [
    {source: '/docs', destination: '/docs/v1/introduction'},
    {source: '/docs/:version', destination: '/docs/:version/introduction', permanent: true},
  ];

  test('the first redirect that fits is followed, with its parts', () => {
    expect(redirectOf('/docs', redirects)).toEqual({to: '/docs/v1/introduction', status: 307});
    expect(redirectOf('/docs/v2/', redirects)).toEqual({to: '/docs/v2/introduction', status: 308});
    expect(redirectOf('/docs/v2/introduction', redirects)).toBeUndefined();
  });

  test('a page that moved leads to its place for good, before a pattern that fits it too', () => {
    const moved = {source: '/docs/v1', destination: '/docs/v2/new?tab=a#part', permanent: true};
    expect(redirectOf('/docs/v1', [moved, ...redirects])).toEqual({
      to: '/docs/v2/new?tab=a#part',
      status: 308,
    });
  });

  test('an address has neither a slash at its end nor an ending', () => {
    expect(redirectOf('/a/b/', [])).toEqual({to: '/a/b', status: 308});
    expect(redirectOf('/a/b.html', [])).toEqual({to: '/a/b', status: 308});
    expect(redirectOf('/a/index.html', [])).toEqual({to: '/a', status: 308});
    expect(redirectOf('/index.html', [])).toEqual({to: '/', status: 308});
    expect(redirectOf('/', [])).toBeUndefined();
  });

  test('no address leads to another host', () => {
    for (const path of ['//evil.example/', '///evil.example', '//evil.example/index.html']) {
      expect(redirectOf(path, [])?.to).toBe('/evil.example');
    }
  });

  test('a file that stands there compressed is sent so to whoever takes it', async () => {
    const folder = test.info().outputPath();
    writeFileSync(path.join(folder, '404.html'), '');
    writeFileSync(path.join(folder, 'a.html'), 'plain');
    writeFileSync(path.join(folder, 'a.html.gz'), gzipSync('compressed'));
    const server = createHttpServer(siteHandler(folder, {}));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = `http://localhost:${(server.address() as AddressInfo).port}/a`;
    const ask = async (encoding: string) =>
      (await fetch(address, {headers: {'accept-encoding': encoding}})).text();
    expect(await ask('gzip')).toBe('compressed');
    expect(await ask('identity')).toBe('plain');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

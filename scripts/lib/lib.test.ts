import {spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {installedBrowsers} from './browser.mjs';
import {missingPackages} from './install.mjs';
import {problemWith} from './nodeVersion.cjs';
import {freePort, portOf, requireFreePort} from './port.mjs';
import {servedLine, takeVersions} from './servedVersions.mjs';
import {redirectOf, siteHandler, withQuery} from './siteHandler.mjs';
import {countPlaywright, summary} from './tally.mjs';

const RUN = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../run.cjs');

/** A command's exit status and what it said. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{status: number | null; said: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUN, ...args], {env: {...process.env, ...env}});
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('close', (status) => resolve({status, said: said.trim()}));
  });
}

test.describe('Node', () => {
  test('a version that is too old is named in one line that says what to do', () => {
    for (const version of ['v0.12.18', 'v8.17.0', 'v18.20.4', 'v19.9.0', 'v20.18.3']) {
      expect(problemWith(version)).toMatch(
        new RegExp(`^This is Node ${version}, too old .*install Node 20\\.19 or newer.*$`),
      );
    }
  });

  test('20.19 and newer will do', () => {
    for (const version of ['v20.19.0', 'v22.19.0', 'v100.0.0']) expect(problemWith(version)).toBeUndefined();
  });
});

test.describe('packages', () => {
  const locked = {
    '': {},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b': {version: '2.0.0', optional: true},
  };

  test('nothing is missing when the versions are those of the lockfile; optional ones may be absent', () => {
    expect(missingPackages(locked, {'node_modules/a': {version: '1.0.0'}})).toEqual([]);
  });

  test('an absent package and one of another version are missing', () => {
    expect(missingPackages(locked, {})).toEqual(['node_modules/a']);
    expect(missingPackages(locked, {'node_modules/a': {version: '1.0.1'}})).toEqual(['node_modules/a']);
    const other = {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '2.0.1'}};
    expect(missingPackages(locked, other)).toEqual(['node_modules/b']);
  });
});

test.describe('ports', () => {
  test('the port is read in each of its forms, and is 3000 by itself', () => {
    expect(portOf([])).toBe(3000);
    expect(portOf(['--port', '4000'])).toBe(4000);
    expect(portOf(['--port=4001', '--other'])).toBe(4001);
    expect(portOf(['-p', '4002'])).toBe(4002);
  });

  test('what is not a port is refused in one line', () => {
    for (const text of ['', 'abc', '0', '65536', '-1', '3000.5']) {
      expect(() => portOf(['--port', text])).toThrow(/^"[^"]*" is not a port: give a number/);
    }
  });

  for (const host of ['127.0.0.1', '::', undefined]) {
    test(`a port that is taken at ${host ?? 'every address'} is refused in one line, with status 1`, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, host, resolve));
      const {port} = server.address() as AddressInfo;
      await expect(requireFreePort(port, 'npm start')).rejects.toThrow(`Port ${port} is taken`);
      const {status, said} = await run(['start', '--port', String(port)]);
      expect(said).toBe(
        `Port ${port} is taken by another program: end that program, or choose another port with \`npm start -- --port ${port + 1}\`.`,
      );
      expect(status).toBe(1);
      await new Promise((resolve) => server.close(resolve));
    });
  }

  test('a free port is free', async () => {
    await expect(requireFreePort(await freePort(), 'npm start')).resolves.toBeUndefined();
  });
});

test.describe('versions to serve', () => {
  test('the list is read in each of its forms, and the other arguments stay', () => {
    expect(takeVersions(['--port', '4000'])).toEqual({rest: ['--port', '4000']});
    expect(takeVersions(['--versions', 'next,v1', '--port', '4000'])).toEqual({
      list: 'next,v1',
      rest: ['--port', '4000'],
    });
    expect(takeVersions(['--port=4000', '--versions=v1'])).toEqual({list: 'v1', rest: ['--port=4000']});
  });

  for (const [args, line] of [
    [['--versions'], /^Which versions\? Name them after --versions, such as --versions next,latest\.$/],
    [['--versions', '--port', '4000'], /^Which versions\? [^\n]+$/],
    [['--versions='], /^Which versions\? [^\n]+$/],
    [['--versions', 'next,v0'], /^There is no version "v0"\. There are: next, [^\n]+; latest, all\.$/],
  ] as const)
    test(`npm start -- ${args.join(' ')} is refused in one line, with status 1`, async () => {
      const {status, said} = await run(['start', ...args]);
      expect(said).toMatch(line);
      expect(status).toBe(1);
    });

  test('what is left out is said in one line, with the way to it; nothing where nothing is', () => {
    expect(servedLine(['next', 'v1'], ['next', 'v1'])).toBeUndefined();
    expect(servedLine(['next', 'v2', 'v1'], ['next', 'v2'])).toBe(
      'Serves next and v2, not v1: `npm start -- --versions next,v1` or `--versions all` serves it.',
    );
    expect(servedLine(['next', 'v3', 'v2', 'v1'], ['next', 'v3'])).toBe(
      'Serves next and v3, not the other 2: name those to serve (`npm start -- --versions next,v2`) or `--versions all`.',
    );
  });
});

test.describe('browser', () => {
  test('programs on the search path are found, in the order of their names', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-browsers-'));
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
    rmSync(folder, {recursive: true});
  });

  test('a browser that is named but does not start is refused in one line, with status 1', async () => {
    const named = path.join(os.tmpdir(), 'no-such-browser');
    const {status, said} = await run(['e2e'], {CHROME_PATH: named});
    expect(said).toBe(`CHROME_PATH names ${named}, which does not start: correct the variable or unset it.`);
    expect(status).toBe(1);
  });
});

test('a command that does not exist is refused in one line that names those that do', async () => {
  const {status, said} = await run(['strat']);
  expect(said).toMatch(/^There is no command "strat"\. There are: start, [^\n]+$/);
  expect(status).toBe(1);
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

  test('a query stands before the fragment of the target, after its query', () => {
    expect(withQuery('/a', undefined)).toBe('/a');
    expect(withQuery('/a', '')).toBe('/a?');
    expect(withQuery('/a', 'b=1')).toBe('/a?b=1');
    expect(withQuery('/a#part', 'b=1')).toBe('/a?b=1#part');
    expect(withQuery('/a?c=2#part', 'b=1?')).toBe('/a?c=2&b=1?#part');
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
    const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-served-'));
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
    rmSync(folder, {recursive: true});
  });
});

test.describe('the last line', () => {
  const report = (stats: object) =>
    JSON.stringify({stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats}});

  test('a skipped test and one that passed at a second try count as failed', () => {
    expect(countPlaywright(report({expected: 5, skipped: 1, flaky: 1}), 0)).toEqual({passed: 5, failed: 2});
  });

  test('a run without a report, without a test, or that failed without saying why has failed', () => {
    expect(countPlaywright(undefined, 1)).toEqual({passed: 0, failed: 1});
    expect(countPlaywright(report({}), 0)).toEqual({passed: 0, failed: 1});
    expect(countPlaywright(report({expected: 3}), 1)).toEqual({passed: 3, failed: 1});
  });

  test('it adds up all parts, names those that failed, and the status says the truth', () => {
    const good = summary([
      ['types', {passed: 1, failed: 0}],
      ['unit', {passed: 20, failed: 0}],
    ]);
    expect(good).toEqual({lines: ['21 passed, 0 failed'], status: 0});
    const bad = summary([
      ['types', {passed: 0, failed: 1}],
      ['unit', {passed: 20, failed: 2}],
    ]);
    expect(bad).toEqual({lines: ['failed: types (1)', 'failed: unit (2)', '20 passed, 3 failed'], status: 1});
    expect(summary([]).status).toBe(1);
  });
});

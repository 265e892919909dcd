import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {expect} from '@playwright/test';
import {freePort} from '../../config/command';
import {programOf, WINDOW, type Browser, type LaunchOptions} from './engine';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Starts a separate screen, so that no window opens on that of the person who runs the tests. */
async function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {screen, display: `:${number.toString().trim()}`};
}

/** WebKit, driven over plain WebDriver, because Playwright supports only its own build. */
export async function launch({hasScripts}: LaunchOptions): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rift-webkit-'));
  const log = path.join(folder, 'said.txt');
  writeFileSync(log, '');
  const {screen, display} = await startScreen();
  const port = await freePort();
  const driver = spawn(programOf('webkit') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      RIFT_WEBKIT_LOG: log,
      ...(!hasScripts && {RIFT_WEBKIT_NO_SCRIPTS: '1'}),
    },
  });
  const ask = async (method: string, place: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: {error?: string; message?: string} | null};
    if (value?.error !== undefined) throw new Error(`${place}: ${value.message || value.error}`);
    return value;
  };
  await expect(() => ask('GET', '/status')).toPass({timeout: 15_000});
  const {sessionId, capabilities} = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {binary: '/usr/bin/python3', args: [path.join(__dirname, 'webkit.py')]},
      },
    },
  })) as {sessionId: string; capabilities: {browserName: string; browserVersion: string}};
  const at = `/session/${sessionId}`;
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    ask('POST', `${at}/actions`, {
      actions: [{type, id: type, ...(type === 'pointer' && {parameters: {pointerType: 'mouse'}}), actions}],
    });
  const resize = async (width: number, height: number) =>
    void (await ask('POST', `${at}/window/rect`, {x: 0, y: 0, width, height}));
  await resize(WINDOW.width, WINDOW.height);
  return {
    title: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: async (address) => void (await ask('POST', `${at}/url`, {url: address})),
    back: async () => void (await ask('POST', `${at}/back`)),
    run: async (fn, argument) =>
      (await ask('POST', `${at}/execute/sync`, {
        script: `return (${String(fn)}).apply(null, arguments)`,
        args: [argument],
      })) as never,
    clickAt: async (x, y) =>
      void (await act('pointer', [
        {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ])),
    press: async (keys) => {
      const values = (keys.length === 1 ? [keys] : keys.split('+')).map((key) => KEYS[key] ?? key);
      await act('key', [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    resize,
    noise: () => {
      const said = readFileSync(log, 'utf8');
      writeFileSync(log, '');
      return Promise.resolve(said.split('\n').filter(Boolean));
    },
    close: async () => {
      await ask('DELETE', at);
      driver.kill();
      screen.kill();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import path from 'node:path';
import {readText} from '../../config/files';
import {freePort} from '../../config/command';
import {starterArchives, starterFiles} from '../../src/text/starter';
import type {Fence} from './fences';
import {run, servers, type Framework, type Outcome} from './framework';
import {namesIn, withEntries, withMembers, type Names} from './php';

/** Below the folder of a project. */
const LOG = '.log';

/** A mail server that accepts every message and writes it to a file. */
function openMailSink(file: string): Promise<Server> {
  const server = createServer((socket) => {
    let isMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 localhost');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      writeFileSync(file, data, {flag: 'a'});
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        if (isMessage) {
          if (line !== '.') continue;
          isMessage = false;
          say('250 taken');
        } else if (/^DATA/i.test(line)) {
          isMessage = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 localhost');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** The folder in which a page, and those that continue it, are followed. */
export class Project {
  #server: ChildProcess | undefined;
  #mail: Server | undefined;
  #port = 0;

  constructor(
    readonly root: string,
    readonly framework: Framework,
  ) {}

  /** @param starter - the folder of the starter, if the page builds on it */
  async open(starter?: string) {
    rmSync(this.root, {recursive: true, force: true});
    mkdirSync(this.root, {recursive: true});
    if (starter !== undefined) {
      for (const file of starterFiles(starter)) cpSync(path.join(starter, file), path.join(this.root, file));
      for (const [name, bytes] of Object.entries(await starterArchives(starter)))
        writeFileSync(path.join(this.root, name), bytes);
    }
    this.#mail = await openMailSink(path.join(this.root, '.mail'));
    this.#port = await freePort();
    const keys = ['ENCRYPTION_MANAGER_KEY', 'JWT_MANAGER_KEY'].map(
      (name) => `${name}=${'0123456789abcdef'.repeat(4)}`,
    );
    const lines = Object.entries(servers).map(([name, value]) => `${name}=${value}`);
    writeFileSync(
      path.join(this.root, '.env'),
      [...lines, ...keys, 'LOGGER_APP_NAME=samples', `LOGGER_DIR=${path.join(this.root, LOG)}`, ''].join(
        '\n',
      ),
    );
  }

  close() {
    this.#stop();
    this.#mail?.close();
  }

  #stop() {
    if (this.#server?.pid !== undefined) process.kill(-this.#server.pid);
    this.#server = undefined;
  }

  /** The current folder of the page's shell. */
  get folder(): string {
    const file = path.join(this.root, '.folder');
    return existsSync(file) ? readText(file).trim() : this.root;
  }

  /** Replaces the ports on the page by those of this run. */
  #here(text: string): string {
    return text
      .replace(/localhost:80[08]0/g, `localhost:${this.#port}`)
      .replaceAll('localhost:1025', `localhost:${(this.#mail?.address() as AddressInfo).port}`);
  }

  /** Runs commands as in one shell: variables and the current folder are kept from block to block. */
  async command(code: string): Promise<Outcome> {
    const vendor = path.join(this.root, 'vendor');
    if (!existsSync(vendor)) cpSync(this.framework.vendor, vendor, {recursive: true, verbatimSymlinks: true});
    const server = /^php -S (\S+) .*$/m.exec(code);
    if (server) return this.#serve(this.#here(server[0]));
    const state = path.join(this.root, '.shell');
    const before = `[ -f ${state} ] && . ${state}; . "$SAMPLES/functions.sh"; cd "${this.folder}" && set -ae; trap 'export -p > ${state}; pwd > ${this.root}/.folder' EXIT`;
    const quiet = this.#here(code).replace(/^(.*\$\()?curl /gm, '$1curl -sS ');
    const env = {
      ...this.framework.env,
      SAMPLES: __dirname,
      MAIL: path.join(this.root, '.mail'),
      LOG: path.join(this.root, LOG),
    };
    return run('bash', ['-c', `${before}\n${quiet}`], this.folder, env);
  }

  async #serve(command: string): Promise<Outcome> {
    this.#stop();
    const [program = '', ...args] = command.split(' ');
    // OPcache looks for changed files every two seconds, but a page changes its routes and sends a request at once.
    this.#server = spawn(program, ['-d', 'opcache.enable=0', ...args], {
      cwd: this.folder,
      env: this.framework.env,
      detached: true,
      stdio: 'ignore',
    });
    const answers = () =>
      fetch(`http://localhost:${this.#port}/`).then(
        () => true,
        () => false,
      );
    for (let tries = 0; tries < 100 && !(await answers()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return {status: 0, out: '', error: ''};
  }

  /** Writes a file that the page shows, or merges part of one into the existing file. */
  lay({path: name, value, kind}: Fence, names: Names): string {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    const old = existsSync(file) ? readText(file) : undefined;
    writeFileSync(file, this.#merged(file, this.#here(value), kind === 'part', old, names));
    return file;
  }

  #merged(file: string, value: string, isPart: boolean, old: string | undefined, names: Names): string {
    if (path.basename(file) === '.env') return this.#environmentWith(old ?? '', value);
    if (path.basename(file) === 'composer.json' && old !== undefined)
      return JSON.stringify({...JSON.parse(old), ...JSON.parse(value)}, null, 4);
    if (!isPart) return `${value}\n`;
    if (/^(?:public|private|protected) /.test(value))
      return old === undefined ? '' : withMembers(old, value, names);
    const earlier = `earlier-${readdirSync(path.dirname(file)).length}.php`;
    if (old !== undefined) renameSync(file, path.join(path.dirname(file), earlier));
    return withEntries(old, earlier, value, names);
  }

  #environmentWith(old: string, value: string): string {
    const read = (text: string) =>
      [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', one = '']): [string, string] => [name, one]);
    const all = new Map([...read(old), ...read(value)]);
    for (const [name, one] of Object.entries(servers)) if (all.has(name)) all.set(name, one);
    return [...all].map(([name, one]) => `${name}=${one}`).join('\n') + '\n';
  }

  /** The classes of the application that have been written, by their short names. */
  classes(): Map<string, string> {
    const files = ['src', 'tests'].flatMap((folder) => {
      const at = path.join(this.folder, folder);
      if (!existsSync(at)) return [];
      return readdirSync(at, {recursive: true, encoding: 'utf8'}).map((name) => path.join(at, name));
    });
    return new Map(
      files
        .filter((file) => file.endsWith('.php'))
        .flatMap((file): [string, string][] => {
          const {declared} = namesIn(readText(file));
          return declared === undefined ? [] : [[path.basename(file, '.php'), declared]];
        }),
    );
  }
}

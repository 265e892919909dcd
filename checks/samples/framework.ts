import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import {starterFiles} from '../../src/text/starter';
import type {Recorded} from './runSteps';

export interface Outcome {
  status: number | null;
  out: string;
  error: string;
}

const LIMIT = 120_000;

export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd, env, timeout: LIMIT, stdio: ['ignore', 'pipe', 'pipe']});
    let [out, error] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (error += data.toString()));
    child.on('error', (cause) => resolve({status: null, out, error: cause.message}));
    child.on('close', (status) => resolve({status, out, error}));
  });
}

/** The source of the framework if no repository is named. */
const SOURCE = {type: 'vcs', url: 'https://github.com/mainbotan/Rift'};

const {env} = process;

/** The servers, by their names on pages and in `.env`. Values from the environment take precedence; the database is the check's own. */
export const servers = {
  DB_DRIVER: 'pgsql',
  DB_HOST: env.DB_HOST ?? '127.0.0.1',
  DB_PORT: env.DB_PORT ?? '5432',
  DB_USER: env.DB_USER ?? 'postgres',
  DB_PASSWORD: env.DB_PASSWORD ?? 'postgres',
  DB_NAME: 'rift_samples',
  REDIS_HOST: env.REDIS_HOST ?? '127.0.0.1',
  REDIS_PORT: env.REDIS_PORT ?? '6379',
  REDIS_DB: '15',
};

const RESET = `
$pdo = new PDO("pgsql:host=$argv[1];port=$argv[2];dbname=postgres", $argv[3], $argv[4]);
$pdo->exec('DROP DATABASE IF EXISTS rift_samples WITH (FORCE)');
$pdo->exec('CREATE DATABASE rift_samples');
$cache = fsockopen($argv[5], (int) $argv[6]);
fwrite($cache, "SELECT 15\\r\\nFLUSHDB\\r\\n");
fgets($cache) && fgets($cache);`;

/** K-35 and K-36: loading these is a fatal error. */
export const UNLOADABLE = [
  'Rift\\Core\\Repositories\\RepositoriesRouter',
  'Rift\\Console\\Utils\\DirectoriesUtils',
  'Rift\\Console\\Utils\\PathUtils',
  'Rift\\Console\\Utils\\StubsUtils',
];

/** The framework, as the starter installs it. */
export class Framework {
  readonly env: NodeJS.ProcessEnv;

  constructor(readonly work: string) {
    // Programs read the servers from the .env of their folder.
    const others = Object.entries(env).filter(([name]) => !(name in servers));
    this.env = {
      ...Object.fromEntries(others),
      COMPOSER_HOME: path.join(work, 'composer'),
      COMPOSER_ALLOW_SUPERUSER: '1',
      COMPOSER_NO_INTERACTION: '1',
    };
  }

  async install(starter: string, repository: string | undefined): Promise<Outcome> {
    const home = path.join(this.work, 'composer');
    mkdirSync(home, {recursive: true});
    const local = {repositories: {local: {type: 'composer', url: repository}, 'packagist.org': false}};
    writeFileSync(
      path.join(home, 'config.json'),
      JSON.stringify(repository === undefined ? {repositories: {source: SOURCE}} : local),
    );
    const base = path.join(this.work, 'base');
    for (const file of starterFiles(starter)) cpSync(path.join(starter, file), path.join(base, file));
    this.#isSource = repository === undefined;
    this.adapt(base);
    return run('composer', ['install', '--quiet'], base, this.env);
  }

  #isSource = false;

  /** Adapts to a source repository without tags, which offers only branches, as pages tell their readers. */
  adapt(folder: string) {
    if (!this.#isSource) return;
    const file = path.join(folder, 'composer.json');
    const text = readText(file);
    writeFileSync(file, text.replace('"rift/core": "^1.0"', '"rift/core": "dev-main"'));
  }

  /** The same for a command. */
  inPlaceOf = (command: string) =>
    this.#isSource ? command.replace(/rift\/core(?=\s|$)/g, 'rift/core:dev-main') : command;

  get vendor() {
    return path.join(this.work, 'base/vendor');
  }

  get autoload() {
    return path.join(this.vendor, 'autoload.php');
  }

  get version(): string {
    const file = path.join(this.vendor, 'composer/installed.json');
    const {packages} = JSON.parse(readText(file)) as {
      packages: {name: string; version: string}[];
    };
    return packages.find(({name}) => name === 'rift/core')?.version.replace(/^v/, '') ?? '';
  }

  async phpVersion(): Promise<string> {
    return (await run('php', ['-r', 'echo PHP_VERSION;'], this.work, this.env)).out;
  }

  async reset(): Promise<void> {
    const {DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, REDIS_HOST, REDIS_PORT} = servers;
    const {status, error, out} = await run(
      'php',
      ['-r', RESET, '--', DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, REDIS_HOST, REDIS_PORT],
      this.work,
      this.env,
    );
    if (status !== 0) throw new Error(`the servers were not emptied: ${error || out}`);
  }

  /** Runs PHP code in the folder of a page. */
  script(code: string, folder: string, autoload: string): Promise<Outcome> {
    const file = path.join(this.work, 'script.php');
    writeFileSync(file, code);
    return run('php', [path.join(__dirname, 'run.php'), autoload, file], folder, this.env);
  }

  /** Runs a case of a recorded run in the folder of a page. */
  async record(asked: unknown, folder: string, env: NodeJS.ProcessEnv = {}): Promise<Recorded> {
    const here = (name: string) => path.join(__dirname, name);
    const args = [here('run.php'), this.autoload, here('record.php'), JSON.stringify(asked)];
    const {out, error} = await run('php', args, folder, {...this.env, ...env});
    if (!out.startsWith('{')) throw new Error(`nothing was recorded: ${error || out}`);
    return JSON.parse(out) as Recorded;
  }

  /** The names of the installed framework, as names.txt has them. */
  async names(): Promise<string> {
    const args = [path.join(__dirname, 'names.php'), this.autoload, JSON.stringify(UNLOADABLE)];
    const {out, error} = await run('php', args, '.', this.env);
    if (!out.startsWith('Rift\\'))
      throw new Error(`the names of the framework were not read: ${error || out}`);
    return out;
  }

  /** What disagrees with the installed classes. */
  async reflect(
    asked: unknown,
    folder: string,
    autoload: string,
  ): Promise<[line: number, message: string][]> {
    const file = path.join(__dirname, 'reflect.php');
    const args = ['-d', 'display_errors=1', file, autoload, folder, JSON.stringify(asked)];
    const {out, error} = await run('php', args, folder, this.env);
    const json = out.slice(out.lastIndexOf('\n') + 1);
    if (json.startsWith('[')) return JSON.parse(json) as [number, string][];
    return [[0, (out || error).trim().split('\n')[0] ?? 'PHP ended without a word']];
  }
}

/** What the samples need, how to test for it, and how to get it. */
const NEEDS: readonly [need: string, program: string, args: readonly string[], how: string][] = [
  ['PHP 8.2 or later', 'php', ['-r', 'exit(PHP_VERSION_ID >= 80200 ? 0 : 1);'], 'apt-get install php-cli'],
  [
    'extensions of PHP',
    'php',
    [
      '-r',
      'foreach (["pdo_pgsql", "mbstring", "simplexml", "curl", "openssl", "sodium"] as $name) extension_loaded($name) || exit(1);',
    ],
    'apt-get install php-pgsql php-mbstring php-xml php-curl',
  ],
  ['Composer', 'composer', ['--version'], 'apt-get install composer, or https://getcomposer.org/download/'],
  ['curl', 'curl', ['--version'], 'apt-get install curl'],
];

const DATABASE = 'new PDO("pgsql:host=$argv[1];port=$argv[2];dbname=postgres", $argv[3], $argv[4]);';
const CACHE = 'exit(@fsockopen($argv[1], (int) $argv[2], $code, $text, 2) ? 0 : 1);';

/** What is missing on this machine, with how to get it. */
export async function missing(): Promise<string[]> {
  const {DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, REDIS_HOST, REDIS_PORT} = servers;
  const serverNeeds: typeof NEEDS = [
    [
      `PostgreSQL at ${DB_HOST}:${DB_PORT} for the user ${DB_USER}`,
      'php',
      ['-r', DATABASE, '--', DB_HOST, DB_PORT, DB_USER, DB_PASSWORD],
      'start one, as first-endpoint.md says, or name yours with DB_HOST, DB_PORT, DB_USER and DB_PASSWORD',
    ],
    [
      `Redis at ${REDIS_HOST}:${REDIS_PORT}`,
      'php',
      ['-r', CACHE, '--', REDIS_HOST, REDIS_PORT],
      'run redis-server, or name yours with REDIS_HOST and REDIS_PORT',
    ],
  ];
  const answers = await Promise.all(
    [...NEEDS, ...serverNeeds].map(async ([need, program, args, how]) => {
      const {status} = await run(program, args, '.', process.env);
      return status === 0 ? [] : [`${need}: ${how}`];
    }),
  );
  return answers.flat();
}

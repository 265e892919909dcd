import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A module of the bundler, as far as this reads it; a concatenated one lists its parts. */
export interface BundledModule {
  nameForCondition?(): string | null | undefined;
  modules?: Iterable<BundledModule>;
}

/** One run of the bundler, when it is done. */
export interface Compilation {
  modules: Iterable<BundledModule>;
  chunkGraph: {getModuleChunks(module: BundledModule): Iterable<{name?: string | null | undefined}>};
}

/** A package whose code or fonts readers load. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** Its licence files; undefined where it has none. */
  text: string | undefined;
}

type Manifest = Pick<ShippedPackage, 'name' | 'version'> & {license?: string};

/** Only there for the bundler to find style sheets: no file of the build has it (src/page/assets.ts). */
const UNSENT = 'assets';

function filesOf(module: BundledModule): string[] {
  const file = module.nameForCondition?.();
  return [...(file ? [file] : []), ...[...(module.modules ?? [])].flatMap(filesOf)];
}

/** The files that made it into the build: unused modules are in no chunk. */
export function bundledFiles({modules, chunkGraph}: Compilation): string[] {
  return [...modules]
    .filter((module) => [...chunkGraph.getModuleChunks(module)].some(({name}) => name !== UNSENT))
    .flatMap(filesOf);
}

/** The innermost package folder of a path. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const LICENCE_FILE = /^((un)?licen[cs]e|copying|notice)\b/i;

function licenceTextIn(folder: string): string | undefined {
  const names = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({name}) => name)
    .sort();
  const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** The packages that files belong to, each version once, by name. */
export function packagesOf(files: readonly string[]): ShippedPackage[] {
  const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
  const packages = new Map<string, ShippedPackage>();
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    // khroma, for one, names its licence in its licence file only.
    const {name, version, license = 'as below'} = manifest;
    packages.set(`${name}@${version}`, {name, version, license, text: licenceTextIn(folder)});
  }
  return [...packages.keys()].sort().flatMap((key) => packages.get(key) ?? []);
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {packageFolder} from '../../config/lockfile';

/** A module of the bundler, as far as this reads it; what was joined into one has the parts that it is made of. */
export interface BundledModule {
  nameForCondition?(): string | null | undefined;
  modules?: Iterable<BundledModule>;
}

/** One run of the bundler, when it is done. */
export interface Compilation {
  modules: Iterable<BundledModule>;
  chunkGraph: {getModuleChunks(module: BundledModule): Iterable<{name?: string | null | undefined}>};
}

/** A package whose code another one has taken into its own files. */
export interface Embedded {
  name: string;
  version: string;
}

/** What of a package is in the bundle: by its folder, the packages that its files have in them. */
export type Shipped = ReadonlyMap<string, readonly Embedded[]>;

function filesOf(module: BundledModule): string[] {
  const file = module.nameForCondition?.();
  return [...(file ? [file] : []), ...[...(module.modules ?? [])].flatMap(filesOf)];
}

/** Only there for the bundler to find style sheets: no file of the build has it (src/page/assets.ts). */
const UNSENT = 'assets';

/** The files that made it into a file of the build. Modules that nobody uses are in no chunk. */
export function bundledFiles({modules, chunkGraph}: Compilation): string[] {
  const files = [...modules]
    .filter((module) => [...chunkGraph.getModuleChunks(module)].some(({name}) => name !== UNSENT))
    .flatMap(filesOf);
  return [...new Set(files)];
}

/** What esbuild writes above a file that it takes into another one, where pnpm installed it: `.pnpm/name@version_more/…`. */
const TAKEN_IN =
  /^\/\/ \S*node_modules\/\.pnpm\/((?:@[\w.-]+\+)?[\w.-]+)@(\d[\w.-]*?)(?:_[^/]*)?\/node_modules\//gm;

/** The packages whose code a file has taken in and says so, by name. */
export function embeddedIn(source: string): Embedded[] {
  const found = new Map<string, Embedded>();
  for (const [, name = '', version = ''] of source.matchAll(TAKEN_IN))
    found.set(`${name}@${version}`, {name: name.replace('+', '/'), version});
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

/** The packages that files belong to, with what those files have taken in. */
export function shippedPackages(root: string, files: readonly string[]): Shipped {
  const sources = new Map<string, string[]>();
  for (const file of files) {
    const folder = packageFolder(root, file);
    if (folder === undefined) continue;
    const known = sources.get(folder) ?? [];
    sources.set(folder, known);
    if (/^\.[cm]?js$/.test(path.extname(file))) known.push(readFileSync(file, 'utf8'));
  }
  return new Map(
    [...sources.keys()].sort().map((folder) => [folder, embeddedIn(sources.get(folder)?.join('\n') ?? '')]),
  );
}

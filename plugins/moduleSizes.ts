import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundledModule} from './sbom/shipped';

const NAME = 'rift-module-sizes';

/** Where it is written, below the folder of generated files. */
export const MODULE_SIZES = `${NAME}/sizes.json`;

export interface SizedModule extends BundledModule {
  /** Of its code before it is made small, in bytes. */
  size(): number;
  modules?: Iterable<SizedModule>;
}

/** One run of the bundler, when it is done. */
export interface SizedCompilation {
  modules: Iterable<SizedModule>;
  chunkGraph: {getModuleChunks(module: SizedModule): Iterable<{files: Iterable<string>}>};
}

/** Bytes by the file that a module was read from, by the script that it is in. */
export type ModuleSizes = Record<string, Record<string, number>>;

function* partsOf(module: SizedModule): Generator<SizedModule> {
  const parts = [...(module.modules ?? [])];
  if (parts.length === 0) yield module;
  for (const part of parts) yield* partsOf(part);
}

/** What the scripts of a build are made of; what the bundler adds itself is of no file. */
export function moduleSizes({modules, chunkGraph}: SizedCompilation): ModuleSizes {
  const sizes: ModuleSizes = {};
  for (const module of modules) {
    const files = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files]);
    for (const script of files.filter((file) => file.endsWith('.js')))
      for (const part of partsOf(module)) {
        const from = part.nameForCondition?.() ?? '';
        const known = (sizes[script] ??= {});
        known[from] = (known[from] ?? 0) + part.size();
      }
  }
  return sizes;
}

/** Notes which modules each script of the build is made of, for the check of sizes (e2e/sizes.spec.ts). */
export default function moduleSizesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return undefined;
      const note = ({compilation}: {compilation: SizedCompilation}) => {
        const file = path.join(generatedFilesDir, MODULE_SIZES);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(moduleSizes(compilation)));
      };
      return {plugins: [{apply: ({hooks}) => hooks.done.tap(NAME, note)}]};
    },
  };
}

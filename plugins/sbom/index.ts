import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLockfile, type Manifest} from '../../config/lockfile';
import {makeBom} from './bom';
import {notice, partsOf, problemsOf} from './notice';
import {bundledFiles, shippedPackages, type Compilation} from './shipped';

const NAME = 'rift-sbom';

/** Its runtime is in the bundle, which names no file of it. */
const BUNDLER = 'node_modules/@rspack/core/package.json';

interface Bundled {
  compilation: Compilation;
}

/**
 * Writes what the site is made of, for programs (`sbom.json`) and for people (`licences.txt`), and refuses to build what
 * may not be passed on. What readers load is asked of the bundler: package.json knows names, and not what is used of them.
 */
export default function sbomPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let files: string[] = [];
  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return undefined;
      const note = ({compilation}: Bundled) => {
        files = bundledFiles(compilation);
      };
      return {plugins: [{apply: ({hooks}) => hooks.done.tap(NAME, note)}]};
    },
    async postBuild({outDir}) {
      const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
      const manifest = JSON.parse(read('package.json')) as Manifest;
      const {packages} = readLockfile(siteDir);
      const shipped = shippedPackages(siteDir, [...files, path.join(siteDir, BUNDLER)]);
      if (shipped.size === 1) throw new Error('The bundler named no file of a package.');
      const parts = partsOf(siteDir, packages, shipped);
      const problems = problemsOf(parts, manifest);
      if (problems.length > 0) throw new Error(`This cannot be published:\n${problems.join('\n')}`);
      await writeFile(path.join(outDir, 'sbom.json'), makeBom(manifest, packages, shipped));
      await writeFile(path.join(outDir, 'licences.txt'), notice(siteConfig.title, read('LICENSE'), parts));
    },
  };
}

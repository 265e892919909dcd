import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {billOf, misplacedIn, noticeOf, type Bill} from './reports';
import {bundledFiles, packagesOf, type Compilation} from './shipped';

const NAME = 'rift-sbom';

/** Its runtime is in the bundle, but no module of the bundle says so. */
const BUNDLER = 'node_modules/@rspack/core/package.json';

const run = promisify(execFile);

/**
 * The whole lockfile as CycloneDX. `omit=dev`, npm's default in a production build, also drops what both lists bring in,
 * such as React.
 */
async function npmSbom(cwd: string): Promise<Bill> {
  const {stdout} = await run(
    'npm',
    ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'],
    {
      cwd,
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    },
  );
  return JSON.parse(stdout) as Bill;
}

/**
 * Writes what the site is made of: `sbom.json`, in which `required` is what readers load, and `licences.txt`, the licences
 * of that. Only the bundler knows what readers load.
 */
export default function sbomPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  let files: string[] = [];
  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return undefined;
      const note = ({compilation}: {compilation: Compilation}) => {
        files = bundledFiles(compilation);
      };
      return {plugins: [{apply: ({hooks}) => hooks.done.tap(NAME, note)}]};
    },
    async postBuild({outDir}) {
      const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
      const manifest = JSON.parse(read('package.json')) as {
        name: string;
        devDependencies: Record<string, string>;
      };
      if (files.length === 0) throw new Error('The bundler named no files.');
      const shipped = packagesOf([...files, path.join(siteDir, BUNDLER)]);
      const misplaced = misplacedIn(manifest.devDependencies, shipped);
      if (misplaced.length > 0)
        throw new Error(
          `Readers load these: move them to "dependencies" of package.json: ${misplaced.join(', ')}`,
        );
      const bill = billOf(await npmSbom(siteDir), manifest.name, shipped);
      await writeFile(path.join(outDir, 'sbom.json'), bill);
      await writeFile(
        path.join(outDir, 'licences.txt'),
        noticeOf(siteConfig.title, read('LICENSE'), shipped),
      );
    },
  };
}

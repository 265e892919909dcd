import {readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../config/files';
import {FACE_PACKAGE} from '../../config/site';

const NAME = 'rift-licences';

/** The part of a bundler's module that is read here; a concatenated module lists its parts. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
  modules?: Iterable<BundledModule>;
}

interface Compilation {
  modules: Iterable<BundledModule>;
  chunkGraph: {getModuleChunks(module: BundledModule): Iterable<{name?: string | null | undefined}>};
}

/** Exists only for the bundler to find style sheets; it is in no file of the build (src/page/assets.ts). */
const UNSENT = 'assets';

/** The bundler's runtime and the heading face are sent, but are not modules of the bundle. */
const others = (siteDir: string) => [
  // A package of Docusaurus', which may stand below it.
  require.resolve('@rspack/core', {paths: [require.resolve('@docusaurus/faster')]}),
  path.join(siteDir, 'node_modules', FACE_PACKAGE, 'package.json'),
];

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE_FILE = /^((un)?licen[cs]e|copying|notice)\b/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const filesOf = (module: BundledModule): string[] => [
  module.nameForCondition?.() ?? '',
  ...[...(module.modules ?? [])].flatMap(filesOf),
];

/** The licences of the packages that the files belong to: each text once, after the names of its packages. */
export function noticeOf(files: readonly string[]): string {
  const byText = new Map<string, Set<string>>();
  for (const folder of new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []))) {
    const read = (name: string) => readText(path.join(folder, name));
    const {name, version, license = 'as below'} = JSON.parse(read('package.json')) as Record<string, string>;
    const texts = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => read(entry.name).trim());
    const text =
      texts.join('\n\n') ||
      `The package has no copy of its licence: https://spdx.org/licenses/${license}.html`;
    byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version}, ${license}`));
  }
  return [...byText]
    .map(([text, names]) => [...[...names].sort(), '', text].join('\n'))
    .sort()
    .join(RULE);
}

/** Writes `licences.txt`: code and fonts may be sent to readers only together with their licences. */
export default function licencesPlugin({siteDir}: LoadContext): Plugin {
  let files: string[] = [];
  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return undefined;
      const note = ({compilation: {modules, chunkGraph}}: {compilation: Compilation}) => {
        const isSent = (module: BundledModule) =>
          [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.name !== UNSENT);
        files = [...modules].filter(isSent).flatMap(filesOf);
      };
      return {plugins: [{apply: ({hooks}) => hooks.done.tap(NAME, note)}]};
    },
    async postBuild({outDir}) {
      const own = readText(path.join(siteDir, 'LICENSE')).trim();
      const notice = noticeOf([...files, ...others(siteDir)]);
      await writeFile(path.join(outDir, 'licences.txt'), `${own}${RULE}${notice}\n`);
    },
  };
}

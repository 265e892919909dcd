import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {headsFile, textsFile} from '../../src/search/searchIndex';

/** What a build wrote. */
export interface Output {
  bytes: number;
  pages: number;
  /** Of the files of one version: its pages, their texts and cards, its search index. */
  versionBytes: number;
  /** Of the search index of one version. */
  indexBytes: number;
  indexGzipBytes: number;
}

/** Sizes by the path below the folder, with slashes. */
async function sizesOf(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  const sizes = files.map(
    async (file) => [path.relative(folder, file).split(path.sep).join('/'), (await stat(file)).size] as const,
  );
  return new Map(await Promise.all(sizes));
}

/** Measures the build in a folder, and the share of one version. */
export async function outputOf(folder: string, version: string): Promise<Output> {
  const sizes = await sizesOf(folder);
  const sum = (isMeant: (file: string) => boolean) =>
    [...sizes].reduce((total, [file, size]) => (isMeant(file) ? total + size : total), 0);
  const index = await Promise.all(
    [headsFile, textsFile].map((fileOf) => readFile(path.join(folder, fileOf(version)))),
  );
  const sumOf = (files: Buffer[]) => files.reduce((total, {length}) => total + length, 0);
  return {
    bytes: sum(() => true),
    pages: [...sizes.keys()].filter((file) => file.endsWith('.html')).length,
    versionBytes: sum((file) => `/${file}`.includes(`/docs/${version}/`)),
    indexBytes: sumOf(index),
    indexGzipBytes: sumOf(index.map((file) => gzipSync(file))),
  };
}

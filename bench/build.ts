import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Adapter, Files} from './adapters/adapter';
import {ROOT} from './folders';
import {runTimed, type Cost} from './run';

export interface Site {
  folder: string;
  build: string;
  caches: string[];
  /** Written before the build. */
  files?: Files;
}

/** This site, with all its versions. */
export const ownSite: Site = {
  folder: ROOT,
  build: 'node scripts/run.cjs scripts/build.ts',
  caches: ['.docusaurus', 'build', 'node_modules/.cache'],
};

/** The site of a peer, in the folder where its packages are. */
export const siteOf = ({build, caches}: Adapter, folder: string, files: Files): Site => ({
  folder,
  build,
  caches,
  files,
});

/** What a site was written from: gone before it is written anew. */
const SOURCES = ['docs', 'content', 'src/content', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

function write({folder, files}: Site): void {
  if (!files) return;
  for (const source of SOURCES) rmSync(path.join(folder, source), {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
}

export function removeCaches({folder, caches}: Site): void {
  for (const cache of caches) rmSync(path.join(folder, cache), {recursive: true, force: true});
}

/** Builds a site as on a new machine: nothing of an earlier build is there. */
export function buildCold(site: Site, node: string): Promise<Cost> {
  removeCaches(site);
  write(site);
  return runTimed(site.build, site.folder, node);
}

/** Builds a site once more, with what the last build left. */
export const buildAgain = (site: Site, node: string): Promise<Cost> =>
  runTimed(site.build, site.folder, node);

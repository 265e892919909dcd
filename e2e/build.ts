import {readFileSync} from 'node:fs';
import path from 'node:path';
import {latestVersion, NEXT, readVersionNames} from '../config/versions';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '..');

/** Names of the versions that are cut, newest first. */
export const cutVersions = readVersionNames(path.join(ROOT, 'versions.json'));
export const versions = [...cutVersions, NEXT];
export const latest = latestVersion(cutVersions);

export function readBuild(file: string): string {
  return readFileSync(path.join(ROOT, 'build', file), 'utf8');
}

/** The paths of the sitemap. Throws when it holds none, so that no loop over it passes without a turn. */
export function sitemapPaths(): string[] {
  const paths = [...readBuild('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('the sitemap is empty');
  return paths;
}

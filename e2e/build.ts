import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSidebars} from '../checks/sidebar';
import {changelog} from '../config/site';
import {latestVersion, NEXT, readVersionNames, versionFolder} from '../config/versions';

/** The folder of the project. */
export const ROOT = path.join(__dirname, '..');

/** Names of the versions that are cut, newest first. */
export const cutVersions = readVersionNames(path.join(ROOT, 'versions.json'));
export const versions = [...cutVersions, NEXT];
export const latest = latestVersion(cutVersions);

/** The address of a page of the latest version. */
export const docs = (route: string): string => `/docs/${latest}/${route}`;
export const INTRODUCTION = docs('introduction');

export function readBuild(file: string): string {
  return readFileSync(path.join(ROOT, 'build', file), 'utf8');
}

/** The entries of the changelog, newest first. */
export const changelogEntries = readdirSync(path.join(ROOT, changelog.path))
  .map((file) => {
    const [, day = '', id = ''] = /^(\d{4}-\d\d-\d\d)-(.+)\.md$/.exec(file) ?? [];
    const [, title = ''] = /^# (.+)/.exec(readFileSync(path.join(ROOT, changelog.path, file), 'utf8')) ?? [];
    return {day, id, title, address: `/${changelog.routeBasePath}/${day.replaceAll('-', '/')}/${id}`};
  })
  .sort((a, b) => b.day.localeCompare(a.day));

/** The addresses of the pages for contributors, which no sitemap names. */
export const guides = readdirSync(path.join(ROOT, 'src/pages/contributing'))
  .filter((file) => /^[a-z].*\.md$/.test(file))
  .map((file) => `/contributing/${file}`.replace(/(?:\/index)?\.md$/, ''));

/** The files of the build, with slashes. */
export const builtFiles = (): string[] =>
  readdirSync(path.join(ROOT, 'build'), {recursive: true, encoding: 'utf8'}).map((file) =>
    file.replaceAll(path.sep, '/'),
  );

/** The addresses of all built pages, except those that only redirect. */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => file.endsWith('.html') && !/^docs\.html$|\/index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'));

/** The HTML of a page, by its address. */
export const readHtml = (address: string): string =>
  readBuild(`${address === '/' ? 'index' : address.slice(1)}.html`);

/** The paths of the sitemap. Throws if there are none, so that no test passes by looping over nothing. */
export function sitemapPaths(): string[] {
  const paths = [...readBuild('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('the sitemap is empty');
  return paths;
}

/** Every page of a version, in reading order. A page that is added to one version need not be in the others. */
export const routesOf = (version: string): string[] =>
  readSidebars(ROOT, versionFolder(version)).ids.map((id) => id.replace(/\/index$/, ''));

/** Those of the latest version. */
export const routes = routesOf(latest);

/** The file with the text of a page, found without the code being tested. */
export const sourceOf = (version: string, route: string): string | undefined =>
  [`${route}.md`, `${route}/index.md`]
    .map((name) => `${versionFolder(version)}/${name}`)
    .find((name) => existsSync(path.join(ROOT, name)));

/** Whether a page of a version is that of the latest, but for the name of the version: what one of them shows, the other shows, too. */
export function isAsInLatest(version: string, route: string): boolean {
  if (version === latest || !routes.includes(route)) return false;
  const [own, other] = [version, latest].map((name) => {
    const source = readFileSync(path.join(ROOT, sourceOf(name, route) ?? ''), 'utf8');
    return (source + readBuild(`docs/${name}/${route}.md`)).replaceAll(version, latest);
  });
  return own === other;
}

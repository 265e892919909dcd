import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSidebars} from '../checks/sidebar';
import {versionFolder} from '../config/versions';
import {latest, readBuild, ROOT} from './build';

/** The route tree that every version has, in reading order. Fixed by the owner, so repeated here. */
export const fixedRoutes = [
  'introduction',
  'basic-concepts',
  'basic-concepts/from-the-inside',
  'basic-concepts/from-the-inside/interfaces',
  'basic-concepts/from-the-inside/interfaces-to-implementations',
  'basic-concepts/from-the-inside/core-modules',
  'basic-concepts/contract',
  'basic-concepts/contract/methods',
  'basic-concepts/contract/methods/then',
  'basic-concepts/contract/methods/map',
  'basic-concepts/contract/methods/catch',
  'basic-concepts/contract/methods/tap',
  'basic-concepts/contract/methods/ensure',
  'basic-concepts/contract/methods/merge',
  'basic-concepts/contract/metadata',
  'basic-concepts/contract/serialize',
  'basic-concepts/contract/benchmark',
  'architecture',
  'architecture/directory-structure',
  'architecture/entrypoint',
  'architecture/routing',
  'architecture/routing/request-object',
  'architecture/routing/routes-configuration',
  'architecture/routing/middlewares',
  'architecture/logic-layer',
  'architecture/logic-layer/use-cases',
  'architecture/logic-layer/di',
  'architecture/databases',
  'architecture/databases/connection',
  'architecture/databases/models',
  'architecture/databases/models/schema',
  'architecture/databases/models/keys',
  'architecture/databases/models/validation-rules',
  'architecture/databases/repositories',
  'architecture/databases/repositories/router',
  'architecture/databases/repositories/repository-structure',
  'architecture/databases/configurators',
  'modules',
  'modules/validator',
  'modules/validator/int-utils',
  'modules/validator/string-utils',
  'modules/validator/schema-validator',
  'modules/validator/interface',
] as const;

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

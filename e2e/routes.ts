import {readFileSync} from 'node:fs';
import path from 'node:path';
import {NEXT, versionSidebar} from '../config/versions';
import nextSidebars from '../sidebars';
import {latest} from './build';

/** The route tree that every version has, in reading order: what the owner fixed, so a list of its own. */
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

/** Ids of the pages of a sidebar, from the top, a section's own page before its items. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const {type, id, link, items} = item as Record<string, unknown>;
  return type === 'doc' ? [String(id)] : [link, items].flatMap((part) => (part ? idsIn(part) : []));
}

/** As the cut wrote it, or as it is written for the next version. */
function sidebarOf(version: string): unknown {
  if (version === NEXT) return nextSidebars.docs;
  const file = path.join(__dirname, '..', versionSidebar(version));
  return (JSON.parse(readFileSync(file, 'utf8')) as {docs: unknown}).docs;
}

/** Every page of a version, in reading order. A page that joins one version need not be in the others. */
export const routesOf = (version: string): string[] =>
  idsIn(sidebarOf(version)).map((id) => id.replace(/\/index$/, ''));

/** Those of the latest version. */
export const routes = routesOf(latest);

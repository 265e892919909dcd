import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as Pages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';

/** Hosts answer with this page where there is none. */
const NOT_FOUND = '/404';

const instancesOf = <Content>(all: AllContent, plugin: string) =>
  Object.values(all[plugin] ?? {}) as (Content | null | undefined)[];

/** The addresses of all pages, without a slash at the end, except for the landing page. */
export function pageAddresses(all: AllContent): Set<string> {
  const docs = instancesOf<Docs>(all, 'docusaurus-plugin-content-docs').flatMap((content) =>
    (content?.loadedVersions ?? []).flatMap((version) => version.docs),
  );
  const pages = instancesOf<Pages>(all, 'docusaurus-plugin-content-pages').flatMap(
    (content) => content ?? [],
  );
  const addresses = [...docs, ...pages].map(({permalink}) => withoutSlash(permalink) || '/');
  return new Set([...addresses, NOT_FOUND]);
}

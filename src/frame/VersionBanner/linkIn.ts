import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';

/**
 * The properties of a link to a version: to the same page, or to the introduction if the version does not have it. If it is the
 * same page, src/page/behaviours/versions.ts adds the query and fragment.
 */
export function linkIn({docs, mainDocId, path}: GlobalVersion, doc?: GlobalDoc) {
  const pathOf = (wanted?: string) => docs.find(({id}) => id === wanted)?.path;
  const same = pathOf(doc?.id);
  return {
    href: withoutSlash(same ?? pathOf(mainDocId) ?? path),
    'data-same-page': same && withoutSlash(same),
  };
}

import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';

/**
 * What a link to a version is made of: the same page, or the introduction where the version does not have it. From the same page
 * src/page/behaviours/versions.ts takes query and fragment along.
 */
export function linkIn({docs, mainDocId, path}: GlobalVersion, doc?: GlobalDoc) {
  const pathOf = (wanted?: string) => docs.find(({id}) => id === wanted)?.path;
  const same = pathOf(doc?.id);
  return {
    href: withoutSlash(same ?? pathOf(mainDocId) ?? path),
    'data-same-page': same && withoutSlash(same),
  };
}

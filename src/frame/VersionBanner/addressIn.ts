import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {partsOf, withoutSlash} from '@site/config/address';
import type {Redirect} from '@site/src/redirects/redirects';

type Doc = Pick<GlobalDoc, 'id' | 'path'>;
type Version = Pick<GlobalVersion, 'path' | 'mainDocId'> & {docs: readonly Doc[]};

export const mainPage = ({docs, mainDocId, path}: Version): string =>
  withoutSlash(docs.find(({id}) => id === mainDocId)?.path ?? path);

/**
 * The address of a page in another version: where it is, where a redirect says that it has moved to, or where it was before
 * it moved in its own version. Undefined if that version does not have the page.
 */
export function addressIn(
  version: Version,
  doc: Doc,
  own: Version,
  redirects: readonly Redirect[],
): string | undefined {
  const same = version.docs.find(({id}) => id === doc.id);
  if (same) return withoutSlash(same.path);
  const path = withoutSlash(doc.path);
  const inVersion = (address: string) => version.path + address.slice(own.path.length);
  const moved = redirects.find(({from}) => from === inVersion(path));
  if (moved) return moved.to;
  const earlier = redirects
    .filter(({from, to}) => from.startsWith(`${own.path}/`) && partsOf(to).pathname === path)
    .map(({from}) => inVersion(from));
  return version.docs.map((other) => withoutSlash(other.path)).find((address) => earlier.includes(address));
}

/** What a link to another version is made of. From the same page src/page/behaviours/versions.ts takes query and fragment along. */
export function linkIn(...[version, doc, own, redirects]: Parameters<typeof addressIn>) {
  const same = addressIn(version, doc, own, redirects);
  return {href: same ?? mainPage(version), 'data-same-page': same};
}

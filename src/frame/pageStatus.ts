import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../config/files';
import {versionFolder} from '../../config/versions';
import type {ConstantRow, SupportRow} from '../tables/docsData';
import type {Sources} from './frontMatter';
import type {PageStatusFacts} from '../tables/pageStatusFacts';

/** What the tables of its version say about the features of a page; undefined if it has none. */
export function pageStatus(
  root: string,
  {version, page}: Pick<Sources, 'version' | 'page'>,
): PageStatusFacts | undefined {
  const folder = versionFolder(version);
  const below = page.slice(folder.length + 1);
  const read = <R>(name: string): R[] => {
    const file = path.join(root, folder, '_data', `${name}.json`);
    return existsSync(file) ? readJson(file, 'list') : [];
  };
  const features = read<SupportRow>('support')
    .filter((row) => row.page === below || row.pages.includes(below))
    .map(({id, feature, state}) => ({id, feature, state}));
  if (features.length === 0) return undefined;
  const release = read<ConstantRow>('constants').find(({id}) => id === 'framework-version-in-docs');
  if (release === undefined) throw new Error(`${folder} does not say which release it is about`);
  return {release: String(release.value), features};
}

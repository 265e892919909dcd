import {createEngine} from '@site/src/search/engine';
import {requestHeads} from '@site/src/search/searchIndex';
import type {ReadVersion} from '@site/src/page/readVersion';
import {resultsFor} from '@site/src/search/resultList';
import {questionsOf} from './suggestions';

/** A place that the search has for an address. */
export interface SearchedPlace {
  to: string;
  name: string;
  /** The page it stands in, with the groups of the sidebar that hold it. */
  within: string;
}

/**
 * What the search of a version has for the words of an address, a place of each page, best first.
 *
 * @throws when the index does not come
 */
export async function searchedFor(address: string, {label, path}: ReadVersion): Promise<SearchedPlace[]> {
  const heads = await requestHeads(label);
  const index = {heads, engine: createEngine(heads)};
  const lists = questionsOf(address).map((query) => resultsFor(query, index, path));
  const groups = lists.find(({isMatch}) => isMatch)?.groups ?? [];
  return groups.flatMap(({names, results}) =>
    results.slice(0, 1).map(({href, name}) => ({
      to: href,
      name: name.map(({text}) => text).join(''),
      within: names.join(' / '),
    })),
  );
}

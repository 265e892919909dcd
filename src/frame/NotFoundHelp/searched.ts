import {createEngine} from '@site/src/search/engine';
import {requestHeads} from '@site/src/search/searchIndex';
import type {ReadVersion} from '@site/src/shared/dom';
import {resultsFor} from '@site/src/search/resultList';
import {questionsOf} from './suggestions';

export interface SearchedPlace {
  to: string;
  name: string;
  /** The sidebar groups and the page that contain the place. */
  within: string;
}

/** Searches a version for the words of an address; gives the best place in each page. Throws if the index cannot be loaded. */
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

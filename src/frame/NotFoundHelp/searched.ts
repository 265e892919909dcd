import {createEngine} from '@site/src/search/engine';
import {requestHeads} from '@site/src/search/requests';
import type {ReadVersion} from '@site/src/page/readVersion';
import {answerOf, type Index} from '@site/src/search/resultList';
import {questionsOf} from './suggestions';

/** A place that the search has for an address. */
export interface SearchedPlace {
  to: string;
  name: string;
  /** The page it stands in, with the groups of the sidebar that hold it. */
  within: string;
}

function placesFor(question: string, index: Index, root: string): SearchedPlace[] {
  const {isAnswer, groups} = answerOf(question, index, root);
  if (!isAnswer) return [];
  return groups.flatMap(({names, options}) =>
    options
      .slice(0, 1)
      .map(({to, name}) => ({to, name: name.map(({text}) => text).join(''), within: names.join(' / ')})),
  );
}

/**
 * What the search of a version has for the words of an address, a place of each page, best first.
 *
 * @throws when the index does not come
 */
export async function searchedFor(address: string, {label, path}: ReadVersion): Promise<SearchedPlace[]> {
  const heads = await requestHeads(label);
  const index = {heads, texts: undefined, engine: createEngine(heads)};
  const answers = questionsOf(address).map((question) => placesFor(question, index, path));
  return answers.find((places) => places.length > 0) ?? [];
}

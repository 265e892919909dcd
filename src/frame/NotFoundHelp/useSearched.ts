import {useEffect, useState} from 'react';
import {isIndexed} from '@site/src/search/searchIndex';
import type {ReadVersion} from '@site/src/shared/dom';
import type {SearchedPlace} from './searched';

const NONE: readonly SearchedPlace[] = [];

/** The search results for an address, once they are loaded. */
export function useSearched(address: string, {label, path}: ReadVersion): readonly SearchedPlace[] {
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    if (!isIndexed) return undefined;
    let isCurrent = true;
    import('./searched')
      .then(({searchedFor}) => searchedFor(address, {label, path}))
      .catch(() => NONE)
      .then((found) => {
        if (isCurrent) setPlaces(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [address, label, path]);
  return places;
}

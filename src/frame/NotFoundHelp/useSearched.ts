import {useEffect, useState} from 'react';
import {isIndexed} from '@site/src/search/searchIndex';
import type {ReadVersion} from '@site/src/page/readVersion';
import type {SearchedPlace} from './searched';

const NONE: readonly SearchedPlace[] = [];

/** What the search has for an address; nothing until it is loaded, and where there is no index. */
export function useSearched(address: string, {label, path}: ReadVersion): readonly SearchedPlace[] {
  const [places, setPlaces] = useState(NONE);

  useEffect(() => {
    if (!isIndexed) return undefined;
    let isWanted = true;
    import('./searched')
      .then(({searchedFor}) => searchedFor(address, {label, path}))
      .catch(() => NONE)
      .then((found) => {
        if (isWanted) setPlaces(found);
      });
    return () => {
      isWanted = false;
    };
  }, [address, label, path]);

  return places;
}

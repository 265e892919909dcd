import {useCallback} from 'react';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {loadCatalogue, type CatalogueRow} from './catalogue';

/** Loads the catalogue of the version that is being read, the latest outside of the docs. */
export function useCatalogue(): () => Promise<CatalogueRow[]> {
  const {path} = useReadVersion();
  return useCallback(() => loadCatalogue(path), [path]);
}

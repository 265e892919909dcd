import {useCallback} from 'react';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {loadCatalogue, type CatalogueRow} from './catalogue';

/** Loads the catalogue of the version that is being read, the latest outside of the docs. */
export function useCatalogue(): () => Promise<CatalogueRow[]> {
  const latest = useLatestVersion(undefined);
  const {path} = useActiveVersion(undefined) ?? latest;
  return useCallback(() => loadCatalogue(path), [path]);
}

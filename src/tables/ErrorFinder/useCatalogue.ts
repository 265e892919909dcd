import {readVersion} from '@site/src/page/readVersion';
import {loadCatalogue, type CatalogueRow} from './catalogue';

const loadRead = (): Promise<CatalogueRow[]> => loadCatalogue(readVersion().path);

/** Loads the catalogue of the version that is being read, the latest outside of the docs. */
export const useCatalogue = () => loadRead;

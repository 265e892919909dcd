// New: the classic theme has a place for a search in its bar, and none to put there.
import type {ReactNode} from 'react';
import SearchButton from '@site/src/search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}

// New: the classic theme has a place for a search in its bar, but no search.
export {default} from '@site/src/search/SearchButton';

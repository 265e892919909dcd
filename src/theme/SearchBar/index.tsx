// New: the classic theme has a place for a search in its bar, and none to put there.
export {default} from '@site/src/search/SearchButton';

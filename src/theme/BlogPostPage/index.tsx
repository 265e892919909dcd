// Change: the same as the list, with one entry.
export {default} from '../BlogListPage';

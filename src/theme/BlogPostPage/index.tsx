// Change: that of the list, with one entry.
export {default} from '../BlogListPage';

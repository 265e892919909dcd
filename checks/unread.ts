import {each} from './lib/rule';

/** Finds what a page would show as it was typed. */
export const unread = each((page) => page.unread);

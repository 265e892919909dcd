import {withoutSlash} from '../../config/address';

/** Where the build puts a page of the docs as Markdown. */
export const markdownAddress = (permalink: string) => `${withoutSlash(permalink)}.md`;

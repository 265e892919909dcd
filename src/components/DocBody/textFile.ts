import {withoutSlash} from '../../../config/address';

/** Where the HTML of the text of a page is by itself, as scripts/delivery writes it. */
export const textFile = (pathname: string): string => `/assets/texts${withoutSlash(pathname)}.txt`;

/**
 * What such a file begins with: it goes with the code of one build alone.
 *
 * @param scripts - the addresses of the scripts of the build, as a page names them for src/starter.ts
 */
export const markOf = (scripts: string): string => `<!--${scripts}-->`;

import {require as load} from 'tsx/cjs/api';

/** What these commands use of the site's own modules, which are TypeScript and CommonJS. */

/** @type {typeof import('../../config/versions')} */
export const versions = load('../../config/versions.ts', import.meta.url);

/** @type {typeof import('../../src/search/searchIndex')} */
export const searchIndex = load('../../src/search/searchIndex.ts', import.meta.url);

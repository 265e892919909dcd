import path from 'node:path';
import {readText} from '../../../config/files';
import type {Example} from './example';

/** A block of PHP with a title, and its code. */
const BLOCK = /^```php title="([^"]+)".*\n([^]*?)^```$/gm;

/** The page, below the folder of the site, that has the source of an example. */
export const pageOf = ({page}: Pick<Example, 'page'>): string => `docs/${page}`;

/**
 * The source of an example, from the page that explains it.
 *
 * @param siteDir - the folder of the site
 * @throws if the page does not have it
 */
export function readSource(siteDir: string, example: Pick<Example, 'file' | 'page'>): string {
  const blocks = readText(path.join(siteDir, pageOf(example))).matchAll(BLOCK);
  const [, , source] = [...blocks].find(([, title]) => title === example.file) ?? [];
  if (source !== undefined) return source;
  throw new Error(
    `${pageOf(example)} has no block of PHP with the title "${example.file}", which the landing page shows: name its page in src/landing/CodeShowcase/content.ts`,
  );
}

import path from 'node:path';
import {
  DefaultNumberPrefixParser,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import matter from 'gray-matter';
import {withoutSlash} from './address';
import {readText, UserError} from './files';

/** What Docusaurus derives from a page: its id, and its address below that of its version. */
export function docPage(
  file: string,
  {id, slug, parse_number_prefixes: isNumbered = true}: Record<string, unknown>,
): {id: string; address: string} {
  const {dir, name} = path.posix.parse(file);
  const folder = dir || '.';
  const bare = (text: string) =>
    isNumbered ? stripPathNumberPrefixes(text, DefaultNumberPrefixParser) : text;
  const baseID = typeof id === 'string' ? id : bare(name);
  const address = getSlug({
    baseID,
    frontMatterSlug: typeof slug === 'string' ? slug : undefined,
    source: file,
    sourceDirName: folder,
    stripDirNumberPrefixes: isNumbered !== false,
  });
  return {id: path.posix.join(bare(folder), baseID), address: withoutSlash(address)};
}

/** The front matter of a page. */
export function frontMatterOf(file: string, source: string): Record<string, unknown> {
  try {
    // The empty options disable its cache, which would remember a text that it could not parse as having no front matter.
    return matter(source, {}).data;
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number}};
    throw new UserError(
      `${file}:${(mark?.line ?? 0) + 1}: the front matter cannot be read: ${reason ?? String(error)}. Put a value with a colon in quotes.`,
    );
  }
}

/** The address of a page below that of its version, given its file in the folder of the version. */
export function docAddress(folder: string, file: string): string {
  const whole = path.join(folder, file);
  return docPage(file, frontMatterOf(path.relative('', whole), readText(whole))).address;
}

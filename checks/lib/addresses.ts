import {readdirSync} from 'node:fs';
import path from 'node:path';
import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type {Page} from './page';

/** Without a slash at its end but for that of the landing page. */
const address = (...parts: readonly string[]) => path.posix.join('/', ...parts).replace(/\/+$/, '') || '/';

/** `docs` is at /docs/next, `versioned_docs/version-v1` at /docs/v1. */
const baseOf = (folder: string) =>
  folder === 'docs' ? '/docs/next' : `/docs/${path.posix.basename(folder).replace(/^version-/, '')}`;

/** The address of a page of the docs, by Docusaurus's own rules for its file, `id` and `slug`. */
export function docAddress({file, frontMatter}: Page, folder: string): string {
  const relative = path.posix.relative(folder, file);
  const {id, slug} = frontMatter;
  const below = getSlug({
    baseID: typeof id === 'string' ? id : DefaultNumberPrefixParser(path.parse(relative).name).filename,
    ...(typeof slug === 'string' && {frontMatterSlug: slug}),
    source: `@site/${file}`,
    sourceDirName: path.posix.dirname(relative),
  });
  return address(baseOf(folder), below);
}

/** Addresses of the site's own pages by their files, which are relative to `src/pages`. */
export const siteAddresses = (files: readonly string[]): string[] =>
  files
    .filter((file) => /\.([jt]sx?|mdx?)$/.test(file))
    .filter((file) => !/(^|\/)_|\.d\.ts$|\.test\.[jt]sx?$|(^|\/)__tests__\//.test(file))
    .map((file) => address(file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')));

export const readSiteAddresses = (root: string): string[] =>
  siteAddresses(
    readdirSync(path.join(root, 'src/pages'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path
          .relative(path.join(root, 'src/pages'), path.join(entry.parentPath, entry.name))
          .replaceAll('\\', '/'),
      ),
  );

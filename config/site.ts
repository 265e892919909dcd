import type {Options} from '@docusaurus/preset-classic';
import {withoutSlash} from './address';

/** Facts about the site, each in one place. */
export const site = {
  name: 'Rift',
  tagline: 'A PHP micro-framework for multi-tenant REST back ends',
  /** Shown in the top bar. Not the version of the framework. */
  versionLabel: '0.0.1x',
  packageName: 'rift/core',
  /** The PHP requirement in composer.json. */
  phpVersion: '^8.2',
  frameworkRepository: 'https://github.com/mainbotan/Rift',
  siteRepository: 'https://github.com/mainbotan/Rift-Doc',
  siteBranch: 'main',
} as const;

export const installCommand = `composer require ${site.packageName}`;

/** The section that explains the versions of the documentation, the version label and the releases of Rift. */
export const WHICH_VERSION = 'introduction#which-version-is-which';

/** The heading face is made from this package by `npx tsx scripts/face.ts`. */
export const FACE_PACKAGE = '@fontsource-variable/familjen-grotesk';

/** Named after its content. src/css/tokens.css also contains this address. */
export const headingFace = '/assets/fonts/familjen-grotesk-06c8a362.woff2';

/**
 * The address that canonical links and the sitemap use, without a trailing slash.
 * It is SITE_URL; on Vercel, by default the production domain.
 */
export function siteUrl(env: NodeJS.ProcessEnv): string {
  if (env.SITE_URL) return withoutSlash(env.SITE_URL);
  if (env.VERCEL_PROJECT_PRODUCTION_URL) return `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  return 'http://localhost:3000';
}

/** The contributing guide: a file on GitHub, and a page of the site. */
export const contributing = {file: 'CONTRIBUTING.md', path: '/contributing'} as const;

/** The page /contributing/diagrams. */
export const DIAGRAM_GUIDE = 'src/pages/contributing/diagrams.md';

const blogDescription =
  'What changed in the documentation of Rift, the newest first, as a page and as feeds.';

/** Uses the blog of Docusaurus: a file in changelog/ is an entry, with its date in its name. */
export const changelog = {
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription,
  // The same as the list, with one entry.
  blogPostComponent: '@theme/BlogListPage',
  postsPerPage: 'ALL',
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: ['atom', 'json'],
    title: 'Rift changelog',
    description: blogDescription,
    limit: false,
    // Atom requires an author for every entry.
    createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
      (await defaultCreateFeedItems(params)).map((item) => ({...item, author: [{name: 'Rift'}]})),
  },
} satisfies Options['blog'];

import {withoutSlash} from './address';

/** What the site says of itself, each fact once. */
export const site = {
  name: 'Rift',
  tagline: 'A PHP micro-framework for multi-tenant REST back ends',
  /** Shown in the top bar. Not the version of the framework. */
  versionLabel: '0.0.1x',
  packageName: 'rift/core',
  /** What composer.json asks for. */
  phpVersion: '^8.2',
  frameworkRepository: 'https://github.com/mainbotan/Rift',
  siteRepository: 'https://github.com/mainbotan/Rift-Doc',
  siteBranch: 'main',
  /** Where the site lies in its repository, as in `website`. Empty: at the top. */
  siteFolder: '',
} as const;

export const installCommand = `composer require ${site.packageName}`;

/** Where the documentation says what its versions, its label and the releases of Rift are. */
export const WHICH_VERSION = 'introduction#which-version-is-which';

/**
 * The address that canonical links and the sitemap use, without a trailing slash.
 * SITE_URL names it; on Vercel the production domain is known by itself.
 */
export function siteUrl(env: NodeJS.ProcessEnv): string {
  if (env.SITE_URL) return withoutSlash(env.SITE_URL);
  if (env.VERCEL_PROJECT_PRODUCTION_URL) return `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`;
  return 'http://localhost:3000';
}

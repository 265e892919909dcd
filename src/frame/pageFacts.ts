import type {BreadcrumbList, SoftwareSourceCode, TechArticle, WithContext} from 'schema-dts';
import {withoutSlash} from '@site/config/address';
import {site} from '@site/config/site';

const CONTEXT = 'https://schema.org';

interface DocFacts {
  title: string;
  description: string;
  language: string;
  version: string;
  address: string;
  image: string;
  origin: string;
  /** In milliseconds; missing where the site is built without its history. */
  lastUpdatedAt?: number | null;
}

const rift = {
  '@type': 'SoftwareSourceCode',
  name: site.name,
  codeRepository: site.frameworkRepository,
  programmingLanguage: 'PHP',
} as const;

export function techArticle(doc: DocFacts): WithContext<TechArticle> {
  // Like the feeds, the pages are by the project: no single author is named.
  const project = {'@type': 'Organization', name: site.name, url: `${doc.origin}/`} as const;
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: doc.title,
    description: doc.description,
    url: doc.address,
    image: doc.image,
    inLanguage: doc.language,
    version: doc.version,
    ...(typeof doc.lastUpdatedAt === 'number' && {dateModified: new Date(doc.lastUpdatedAt).toISOString()}),
    author: project,
    publisher: project,
    isPartOf: {'@type': 'WebSite', name: site.name, url: `${doc.origin}/`},
    about: rift,
  };
}

export function sourceCode(origin: string): WithContext<SoftwareSourceCode> {
  return {
    '@context': CONTEXT,
    ...rift,
    description: site.tagline,
    url: `${origin}/`,
    runtimePlatform: `PHP ${site.phpVersion}`,
  };
}

interface Crumb {
  label: string;
  href?: string;
}

/** Without groups that have no page, and without slashes at the end. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  const linked = crumbs.flatMap(({label, href}) => (href ? [{label, href}] : []));
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: withoutSlash(origin + href),
    })),
  };
}

/** JSON for a script element: an unescaped "<" in a title could end the script. */
export const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

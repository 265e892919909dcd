import type {Config} from '@docusaurus/types';
import docusaurus from '@docusaurus/core/package.json';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {changelog, site, siteUrl} from './config/site';
import {fileHistory, hasHistory, lastChange} from './config/git';
import {navbar} from './config/navigation';
import {parseFrontMatter} from './src/frame/parseFrontMatter';
import {additionalLanguages, theme as codeTheme} from './config/prism';
import {clientRedirects, readHosting} from './src/redirects/redirects';
import {sitemapItems} from './src/frame/sources';
import {contentPolicy} from './config/policy';
import {
  isCacheAffordable,
  latestVersion,
  readVersionNames,
  servedVersions,
  versionOptions,
} from './config/versions';
import {preprocessor} from './src/contributing/siteText';
import diagrams from './src/diagrams/remark';
import plainPage from './src/page/remark';

const cutVersions = readVersionNames('versions.json');
const {served, unserved} = servedVersions(cutVersions, process.env);
const versionNames = cutVersions.filter((name) => served.includes(name));
const isDated = hasHistory('.');
const isVersion3 = docusaurus.version.startsWith('3.');

const config: Config = {
  title: site.name,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: siteUrl(process.env),
  baseUrl: '/',
  // It would run in every page, for a problem that cannot occur at this address.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  // The inline script that reads the colour mode contains this key, so it must not depend on the address of the site.
  storage: {namespace: 'rift'},
  future: {
    v4: {
      // Version 4 does so anyway, and refuses the flag.
      ...(isVersion3 && {removeLegacyPostBuildHeadAttribute: true}),
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // There are only the site's own style sheets (src/css/plugin.ts).
      useCssCascadeLayers: false,
    },
    faster: {
      // With it, the server build would wait for the client build to compile each page, which it never does (src/page/plugin.ts).
      mdxCrossCompilerCache: false,
      rspackPersistentCache: isCacheAffordable(versionNames, process.env),
    },
    experimental_vcs: isDated ? fileHistory('.') : 'disabled',
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: true,
    parseFrontMatter: parseFrontMatter('.'),
    preprocessor,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [
    {tagName: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content: contentPolicy}},
  ],
  presets: [
    [
      'classic',
      {
        blog: changelog,
        docs: {
          ...versionOptions(cutVersions, served),
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          beforeDefaultRemarkPlugins: [plainPage, diagrams],
          breadcrumbs: true,
          showLastUpdateTime: isDated,
        },
        pages: {beforeDefaultRemarkPlugins: [plainPage, diagrams]},
        sitemap: {
          lastmod: isDated ? 'date' : null,
          changefreq: null,
          priority: null,
          ...(isDated && {createSitemapItems: sitemapItems((paths) => lastChange('.', paths))}),
        },
        theme: {
          customCss: ['tokens', 'base', 'classes', 'text', 'blocks', 'frame', 'docs', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Options,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [
    // Without options; each file begins with its purpose.
    './src/page/plugin.ts',
    './src/css/plugin.ts',
    './src/diagrams/plugin.ts',
    './src/landing/CodeShowcase/plugin.ts',
    './src/text/plugin.ts',
    './src/cards/plugin.ts',
    './src/frame/globalData.ts',
    './src/frame/notFoundAddress.ts',
    './src/text/memory.ts',
    './src/page/licences.ts',
    ['@docusaurus/plugin-client-redirects', clientRedirects(readHosting('.').redirects)],
  ],
  customFields: {unserved},
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: navbar(`/docs/${latestVersion(versionNames)}/introduction`),
    // src/theme/Footer renders the footer from the data in config/navigation.ts.
    footer: {},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    prism: {theme: codeTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default config;

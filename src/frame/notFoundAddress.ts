import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {withoutSlash} from '../../config/address';
import {latestVersion, readVersionNames, withNext} from '../../config/versions';

const OWN_ADDRESS = /<(?:link|meta)\b[^>]*(?:rel="?canonical|property="?og:url)\b[^>]*>/g;

interface Addresses {
  pages: readonly string[];
  /** Of the latest version: `/docs/v1`. */
  latest: string;
}

/**
 * Leads an address in other capitals, or one without a version, to the page that it means. A saved page has no host that would answer
 * with others. With the origin: a path may begin with `//`.
 */
export const GO_TO_PAGE = `{const {pages,latest}=JSON.parse(document.currentScript.previousElementSibling.textContent),{protocol,origin,pathname,search,hash}=location,asked=pathname.replace(/(?<!\\/)\\/+$/,'').toLowerCase(),to=[asked,asked.replace(/^\\/docs/,latest)].map(one=>pages.find(page=>page.toLowerCase()===one)).find(Boolean);if(to&&to!==pathname&&/^https?:$/.test(protocol))location.replace(origin+to+search+hash)}`;

export const scriptFor = (addresses: Addresses): string =>
  `<script type="application/json">${JSON.stringify(addresses).replaceAll('<', '\\u003c')}</script><script>${GO_TO_PAGE}</script>`;

/**
 * Removes the canonical address that Docusaurus gives 404.html, because hosts send this file for every unknown address, and has it lead
 * to the page that is meant if that is certain.
 */
export default function notFoundPlugin(): Plugin {
  const unlisted = new Set<string>();
  return {
    name: 'rift-not-found',
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      for (const doc of loadedVersions.flatMap(({docs}) => docs))
        if (doc.unlisted) unlisted.add(doc.permalink);
    },
    async postBuild({outDir, routesPaths, siteDir}) {
      const names = readVersionNames(path.join(siteDir, 'versions.json'));
      const roots = withNext(names).map((name) => `/docs/${name}`);
      const routes = routesPaths.filter((route) => route !== '/404.html' && !unlisted.has(route));
      const pages = [...routes.map(withoutSlash), ...roots];
      const script = scriptFor({pages, latest: `/docs/${latestVersion(names)}`});
      const file = path.join(outDir, '404.html');
      const html = (await readFile(file, 'utf8')).replace(OWN_ADDRESS, '');
      await writeFile(
        file,
        html.replace('</head>', () => `${script}</head>`),
      );
    },
  };
}

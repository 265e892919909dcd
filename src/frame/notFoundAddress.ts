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
 * Leads an address in other capitals, or one without a version, to the page that it means; a saved page has no host that would answer
 * with others. Otherwise names the address and the nearest page. The build writes this function into the 404 page as text, so it cannot use
 * anything outside itself.
 */
export function helpAtAddress({pages, latest}: Addresses): void {
  const {protocol, origin, pathname, search, hash} = location;
  const asked = pathname.replace(/(?<!\/)\/+$/, '').toLowerCase();
  const meant = [asked, asked.replace(/^\/docs/, latest)]
    .map((one) => pages.find((page) => page.toLowerCase() === one))
    .find(Boolean);
  if (meant && meant !== pathname && /^https?:$/.test(protocol)) {
    // With the origin: a path may begin with `//`.
    location.replace(origin + meant + search + hash);
    return;
  }

  let address = pathname;
  try {
    address = decodeURI(pathname);
  } catch {
    // As it is written.
  }
  const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean).slice(0, 20);
  const own = partsOf(address);
  const place = own[0] === 'docs' ? own.slice(2) : own;
  const last = own.at(-1);
  const likeness = (page: string) => {
    const parts = partsOf(page);
    const shared = parts.slice(2).filter((part) => place.includes(part)).length;
    // The end of an address says most, and of two versions the one that was asked for, or the latest.
    return (
      shared +
      (last !== undefined && parts.at(-1) === last ? 2 : 0) +
      (parts[1] === own[1] ? 0.5 : page.startsWith(latest) ? 0.4 : 0)
    );
  };
  const [nearest, best] = pages
    .map((page) => [page, likeness(page)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);

  addEventListener('DOMContentLoaded', () => {
    const name = document.querySelector('#Rift-asked');
    if (name) name.textContent = address;
    const line = document.querySelector<HTMLElement>('#Rift-nearest');
    const link = line?.querySelector('a');
    if (line && link && best >= 1) {
      link.href = nearest + search + hash;
      link.textContent = nearest;
      line.hidden = false;
    }
    const words = place.join(' ').replace(/[-_.]+/g, ' ');
    document.querySelector('main [data-search]')?.setAttribute('data-search', words.slice(0, 200));
    const report = document.querySelector<HTMLAnchorElement>('main [data-problem]');
    if (!report) return;
    const page = address.slice(0, 200);
    report.dataset.problem = JSON.stringify({...JSON.parse(report.dataset.problem ?? '{}'), page});
    report.href += `&page=${encodeURIComponent(page)}`;
  });
}

const HELP = `(${helpAtAddress.toString()})(JSON.parse(document.currentScript.previousElementSibling.textContent))`;

export const scriptFor = (addresses: Addresses): string =>
  `<script type="application/json">${JSON.stringify(addresses).replaceAll('<', '\\u003c')}</script><script>${HELP}</script>`;

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

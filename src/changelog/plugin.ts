import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {changelog} from './changelog';
import {site} from '../../config/site';
import {latestVersion, readVersionNames} from '../../config/versions';
import {entries} from './entries';
import {feedsOf} from './feeds';

/** Writes the feeds, and links to them from the head of every page. */
export default function changelogPlugin(): Plugin {
  return {
    name: 'rift-changelog',
    injectHtmlTags: () => ({
      headTags: changelog.feeds.map(({title, path: href, type}) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type, href, title: `${site.name} ${changelog.title}, ${title}`},
      })),
    }),
    async postBuild({siteDir, outDir, siteConfig}) {
      const latest = latestVersion(readVersionNames(path.join(siteDir, 'versions.json')));
      const feeds = feedsOf(entries, siteConfig.url, `/docs/${latest}`);
      for (const [address, text] of Object.entries(feeds)) await writeFile(path.join(outDir, address), text);
    },
  };
}

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Everything may be read: pages that are not to be found say so themselves, which only who reads them can know. */
const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** robots.txt, which names the sitemap by its whole address. */
export default function robotsPlugin(): Plugin {
  return {
    name: 'rift-robots',
    async postBuild({outDir, siteConfig}) {
      await writeFile(path.join(outDir, 'robots.txt'), robots(siteConfig.url));
    },
  };
}

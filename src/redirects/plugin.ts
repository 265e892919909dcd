import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {readText} from '../../config/files';
import {readRedirects, redirectProblems, redirects, VERCEL_FILE, type SiteRedirect} from './redirects';
import {hostFiles} from './hostFiles';
import {redirectPage} from './page';
import {pageAddresses} from './pages';

interface Options {
  versionNames: readonly string[];
  /** The redirects of pages that moved, below the site's folder. */
  file: string;
}

const isBuild = () => process.env.NODE_ENV === 'production';

/**
 * Redirects by HTTP on hosts (through files in the build), by pages of their own on hosts without redirects, and by the
 * router in development and for links inside the site.
 */
function redirectsPlugin(
  {siteDir}: {siteDir: string},
  {versionNames, file}: Options,
): Plugin<SiteRedirect[]> {
  const source = path.join(siteDir, file);
  let all: SiteRedirect[] = [];

  function requireSound(isPage?: (address: string) => boolean): void {
    const problems = redirectProblems(all, isPage);
    if (problems.length > 0) throw new Error([`Redirects (${file}):`, ...problems].join('\n  '));
  }

  return {
    name: 'rift-redirects',
    getPathsToWatch: () => [source],
    async loadContent() {
      all = redirects(versionNames, readRedirects(source));
      if (!isBuild()) requireSound();
      return all;
    },
    async contentLoaded({content, actions}) {
      // The banner and the switch of versions look pages up that have moved.
      actions.setGlobalData(content);
      for (const {from, to} of content)
        actions.addRoute({path: from, component: '@site/src/redirects/RedirectPage', exact: true, to});
    },
    // Before the build, which takes minutes. Development may serve only some of the versions, so it cannot compare pages.
    async allContentLoaded({allContent}) {
      if (!isBuild()) return;
      const pages = pageAddresses(allContent);
      requireSound((address) => pages.has(address));
    },
    async postBuild({outDir, siteConfig}) {
      for (const {from, to} of all) {
        const page = path.join(outDir, `${from}.html`);
        await mkdir(path.dirname(page), {recursive: true});
        await writeFile(page, redirectPage(to, siteConfig.url));
      }
      const vercelConfig = JSON.parse(readText(path.join(siteDir, VERCEL_FILE)));
      for (const [name, text] of Object.entries(hostFiles(all, vercelConfig)))
        await writeFile(path.join(outDir, name), text);
    },
  };
}

export default redirectsPlugin as unknown as PluginModule<Options>;

import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects';
import {hostFiles} from './hostFiles';
import {redirectMiddleware} from './middleware';
import {redirectPage} from './page';

interface Options {
  redirects: readonly Redirect[];
}

/** What of webpack-dev-server this plugin uses; its own types name express, which is not ours to know. */
interface DevServer {
  app?: {use: (middleware: ReturnType<typeof redirectMiddleware>) => void};
}

/**
 * Addresses that lead on: by HTTP in development and on hosts (through the files it writes into the build), by
 * pages of their own on hosts that know no redirects, and by the router for links inside the site.
 */
function redirectsPlugin({siteDir}: {siteDir: string}, {redirects}: Options): Plugin {
  return {
    name: 'rift-redirects',
    async contentLoaded({actions}) {
      for (const {from, to} of redirects) {
        actions.addRoute({path: from, component: '@site/src/components/RedirectPage', exact: true, to});
      }
    },
    configureWebpack: () =>
      // The types of the bundler's configuration do not know the key; Docusaurus merges it into the server's.
      ({
        devServer: {
          setupMiddlewares(_middlewares: unknown, {app}: DevServer) {
            app?.use(redirectMiddleware(redirects));
            // Merged with Docusaurus's own list, which must not be repeated.
            return [];
          },
        },
      }) as object,
    async postBuild({outDir, siteConfig}) {
      for (const {from, to} of redirects) {
        await writeFile(path.join(outDir, `${from}.html`), redirectPage(to, siteConfig.url + to));
      }
      const vercelConfig = JSON.parse(await readFile(path.join(siteDir, 'vercel.json'), 'utf8'));
      for (const [name, text] of Object.entries(hostFiles(redirects, vercelConfig))) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}

export default redirectsPlugin as unknown as PluginModule<Options>;

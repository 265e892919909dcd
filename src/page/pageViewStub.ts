import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SCRIPT = '_vercel/insights/script.js';

type Environment = Record<string, string | undefined>;

/**
 * Whether the host serves the script at its address: Vercel does, unless PAGE_VIEWS=off; another host that passes the request on
 * to Vercel may say so with PAGE_VIEWS=vercel.
 */
export const isCounted = ({PAGE_VIEWS, VERCEL}: Environment): boolean =>
  PAGE_VIEWS === 'vercel' || (Boolean(VERCEL) && PAGE_VIEWS !== 'off');

export const lineOf = (env: Environment): string =>
  isCounted(env)
    ? `Page views are sent. /${SCRIPT} answers once Web Analytics is enabled for the project on Vercel; PAGE_VIEWS=off sends none.`
    : `PAGE VIEWS ARE NOT COUNTED by this build: its /${SCRIPT} is empty. A build on Vercel counts them.`;

/**
 * On a host without the script of Vercel Web Analytics there would be an error in the console, so the build contains an empty
 * script.
 */
export default function pageViewStub(): Plugin {
  return {
    name: 'rift-page-view-stub',
    async postBuild({outDir}) {
      console.log(lineOf(process.env));
      if (isCounted(process.env)) return;
      const file = path.join(outDir, SCRIPT);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, '// This host counts no page views.\n');
    },
  };
}

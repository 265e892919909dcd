import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const OWN_ADDRESS = /<(?:link|meta)\b[^>]*(?:rel="?canonical|property="?og:url)\b[^>]*>/g;

/** Removes the canonical address that Docusaurus gives 404.html: hosts send this file for every unknown address. */
export default function notFoundPlugin(): Plugin {
  return {
    name: 'rift-not-found',
    async postBuild({outDir}) {
      const file = path.join(outDir, '404.html');
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace(OWN_ADDRESS, ''));
    },
  };
}

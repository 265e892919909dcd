import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SCRIPT = '_vercel/insights/script.js';

/**
 * Vercel answers /_vercel/insights/script.js itself. Any other host would answer 404, which every visitor
 * would see as an error in the console: for those the build holds an empty script at that address.
 */
export default function pageViewStub(): Plugin {
  return {
    name: 'rift-page-view-stub',
    async postBuild({outDir}) {
      if (process.env.VERCEL) return;
      const file = path.join(outDir, SCRIPT);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, '// This host counts no page views.\n');
    },
  };
}

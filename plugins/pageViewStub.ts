import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const SCRIPT = '_vercel/insights/script.js';

/** Says that the host answers the address of the script itself. */
const HOST_VARIABLE = 'PAGE_VIEWS';

/**
 * Vercel answers /_vercel/insights/script.js itself, once Web Analytics is enabled. Any other host would answer 404,
 * which visitors would see as an error in the console: unless PAGE_VIEWS=vercel the build holds an empty script there.
 */
export default function pageViewStub(): Plugin {
  return {
    name: 'rift-page-view-stub',
    async postBuild({outDir}) {
      if (process.env[HOST_VARIABLE] === 'vercel') return;
      const file = path.join(outDir, SCRIPT);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, '// This host counts no page views.\n');
    },
  };
}

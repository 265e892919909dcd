import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import mermaid from 'astro-mermaid';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

/** Starlight with its defaults, its search, and the integration that draws diagrams. */
export default defineConfig({
  site: 'https://localhost',
  integrations: [mermaid({autoTheme: true}), starlight({title: 'Rift', sidebar})],
});

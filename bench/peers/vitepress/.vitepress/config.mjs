import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

/** The default theme with its own search. It has no diagrams: their sources are shown. */
export default defineConfig({
  title: 'Rift',
  cleanUrls: true,
  // Links to other hosts and to files of the original are not for it to judge.
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    nav: [{text: 'Docs', link: '/docs/introduction'}],
    sidebar,
  },
});

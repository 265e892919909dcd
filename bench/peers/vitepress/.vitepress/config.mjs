import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

/** The default theme with its own search. It shows the sources of diagrams, because it cannot draw them. */
export default defineConfig({
  title: 'Rift',
  cleanUrls: true,
  // Not checked: some links lead to other hosts and to files of the original.
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    nav: [{text: 'Docs', link: '/docs/introduction'}],
    sidebar,
  },
});

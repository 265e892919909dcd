import path from 'node:path';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Kinds of items in the bar that open by script of Docusaurus' client, which never runs. */
const DROPDOWNS = ['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'];

const isElsewhere = (address = '') => /^(?:https?:)?\/\//.test(address);

const addressOf = (one: string | {src?: string; href?: string}) =>
  typeof one === 'string' ? one : (one.src ?? one.href);

/**
 * What Docusaurus' manual offers in the configuration, and this site would ignore without a word, since pages come without its
 * client: each with what to do instead.
 */
export function refusedSettings(config: DocusaurusConfig): string[] {
  const {baseUrl, i18n, clientModules, scripts, stylesheets, presets, storage, trailingSlash} = config;
  const {navbar, footer, docs} = config.themeConfig as UserThemeConfig;
  const found: [isRefused: boolean, message: string][] = [
    [
      baseUrl !== '/',
      `baseUrl is "${baseUrl}", but links, files and redirects of this site begin with "/": serve it at the root of a host of its own`,
    ],
    [
      i18n.locales.length > 1,
      'i18n.locales names several languages, but the site has one: leave the others out',
    ],
    [
      clientModules.length > 0,
      'clientModules never run: write a behaviour, and name it in src/page/client.ts',
    ],
    [navbar?.hideOnScroll === true, 'navbar.hideOnScroll does nothing: leave it out'],
    [
      trailingSlash !== false,
      'trailingSlash is false here: addresses, copies of pages and redirects rely on it',
    ],
    [
      storage.namespace !== 'rift',
      'storage.namespace is "rift" here: behaviours read what is stored under it',
    ],
    [navbar?.logo !== undefined, 'navbar.logo is not shown: src/frame/Brand draws it'],
    [navbar?.style !== undefined, 'navbar.style does nothing: its colours are in src/css/tokens.css'],
    [
      [footer?.logo, footer?.copyright, footer?.links?.length].some(Boolean),
      'what footer holds is not shown: edit config/navigation.ts',
    ],
    [
      docs?.sidebar?.hideable === true,
      'docs.sidebar.hideable adds nothing: the sidebar can be collapsed as it is',
    ],
    [
      docs?.sidebar?.autoCollapseCategories === true,
      'docs.sidebar.autoCollapseCategories does nothing: groups stay as readers leave them',
    ],
  ];
  const dropdowns = navbar?.items?.filter(({type = '', items}) => DROPDOWNS.includes(type) || items) ?? [];
  for (const {type = 'dropdown', label = type} of dropdowns)
    found.push([
      true,
      `navbar.items: "${label}" would not open: use links; the search and the choice of a version are in the bar anyway`,
    ]);
  for (const tag of [...scripts, ...stylesheets])
    found.push([
      isElsewhere(addressOf(tag)),
      `${addressOf(tag)} is of another host, from which the Content-Security-Policy (config/policy.ts) loads nothing: put the file into static/`,
    ]);
  for (const preset of presets) {
    const [, options] = (Array.isArray(preset) ? preset : []) as [
      string?,
      Record<string, {editUrl?: unknown}>?,
    ];
    for (const part of ['docs', 'blog', 'pages'])
      found.push([
        options?.[part]?.editUrl !== undefined,
        `${part}.editUrl is not read: edit config/repository.ts, or set custom_edit_url in a page`,
      ]);
  }
  return found.flatMap(([isRefused, message]) => (isRefused ? [message] : []));
}

/** What Docusaurus and its themes run in every page, whose place the behaviours take, and style sheets. */
const KNOWN_MODULES =
  /\.css$|[\\/]theme-classic[\\/]lib[\\/](?:prism-include-languages|nprogress)$|[\\/]src[\\/]page[\\/]/;

/**
 * Client modules of plugins, which would never run.
 *
 * @param source - the list that Docusaurus generates: `client-modules.js`
 */
export const refusedModules = (source: string, root: string): string[] =>
  Array.from(source.matchAll(/require\("(.*?)"\)/g), ([, file = '']) => file)
    .filter((file) => !KNOWN_MODULES.test(file))
    .map(
      (file) =>
        `${path.relative(root, file)}, a client module of a plugin, never runs: write a behaviour, and name it in src/page/client.ts`,
    );

/** @throws with all messages, if there are any */
export function refuse(messages: readonly string[]): void {
  if (messages.length > 0)
    throw new Error(`docusaurus.config.ts: ${messages.join('\ndocusaurus.config.ts: ')}`);
}

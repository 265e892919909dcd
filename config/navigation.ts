import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** `introduction` is the address of the latest introduction. */
export function navbar(introduction: string): ThemeConfig['navbar'] {
  return {
    // src/frame/Brand draws the name, the mark and the version label.
    title: site.name,
    items: [
      {href: site.frameworkRepository, label: 'Sources', position: 'right'},
      {
        to: introduction,
        label: 'Get started',
        position: 'right',
        className: 'filled getStarted',
        // The button never looks "active", because it is an action and not a place.
        activeBaseRegex: '^$',
      },
    ],
  };
}

export interface FooterItem {
  label: string;
  /** The page about the item, below the latest version. Without a page, the item is planned. */
  to?: string;
}

export interface FooterGroup {
  title: string;
  items: readonly FooterItem[];
}

export const footerTagline =
  'No steering committee, no certified partners, no forty-slide roadmap. Your tenants will cope.';

/** Pages of the site itself, below the tagline. */
export const footerLinks: readonly Required<FooterItem>[] = [
  {label: 'Changelog', to: '/changelog'},
  {label: 'Contribute', to: '/contributing'},
];

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Core Components',
    items: [
      {label: 'Operation contract', to: 'basic-concepts/contract'},
      {label: 'Router', to: 'architecture/routing'},
      {label: 'Validator', to: 'modules/validator'},
      {label: 'Use cases', to: 'architecture/logic-layer/use-cases'},
      {label: 'Models', to: 'architecture/databases/models'},
      {label: 'Database configurators', to: 'architecture/databases/configurators'},
      {label: 'Repositories', to: 'architecture/databases/repositories'},
      {label: 'API gateway', to: 'architecture'},
      {label: 'DI containers', to: 'architecture/logic-layer/di'},
      {label: 'DTO objects and factories', to: 'architecture/databases/repositories/router'},
      {label: 'Security and crypto', to: 'modules/crypto'},
    ],
  },
  {
    title: 'Additional Modules',
    items: [
      {label: 'Metrics', to: 'modules/metrics'},
      {label: 'SLA support'},
      {label: 'Plans and tenant configurations'},
      {label: 'Mailer'},
      {label: 'External requests'},
      {label: 'Redis caching', to: 'modules/cache'},
      {label: 'Optional SSR for routes'},
    ],
  },
];

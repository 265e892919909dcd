import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** `introduction` is the address of the latest introduction. */
export function navbar(introduction: string): ThemeConfig['navbar'] {
  return {
    // The name, its drawing and the version label are src/theme/Navbar/Logo.
    title: site.name,
    items: [
      {type: 'search', position: 'right'},
      {type: 'custom-versionSwitch', position: 'right'},
      {href: site.frameworkRepository, label: 'Sources', position: 'right'},
      {
        to: introduction,
        label: 'Get started',
        position: 'right',
        className: 'filled getStarted',
        // The button never looks "active": it is an action, not a place.
        activeBaseRegex: '^$',
      },
    ],
  };
}

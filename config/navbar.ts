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

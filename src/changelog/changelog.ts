import {site} from '../../config/site';

export const changelog = {
  title: 'Changelog',
  description: `What changed in the documentation of ${site.name}, the newest first, as a page and as feeds.`,
  path: '/changelog',
  feeds: [
    {title: 'Atom feed', path: '/changelog.xml', type: 'application/atom+xml'},
    {title: 'JSON feed', path: '/changelog.json', type: 'application/feed+json'},
  ],
} as const;

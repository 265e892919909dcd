import type {Options} from '@docusaurus/preset-classic';
import {site} from './site';

const description = `What changed in the documentation of ${site.name}, the newest first, as a page and as feeds.`;

/** The blog of Docusaurus: a file in changelog/ is an entry, with its day in its name. */
export const changelog = {
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription: description,
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: ['atom', 'json'],
    title: `${site.name} changelog`,
    description,
    limit: false,
    // Atom asks for an author of every entry.
    createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
      (await defaultCreateFeedItems(params)).map((item) => ({...item, author: [{name: site.name}]})),
  },
} satisfies Options['blog'];

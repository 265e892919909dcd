import type {Options} from '@docusaurus/preset-classic';

const blogDescription =
  'What changed in the documentation of Rift, the newest first, as a page and as feeds.';

/** Uses the blog of Docusaurus: a file in changelog/ is an entry, with its date in its name. */
export const changelog = {
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription,
  // The same as the list, with one entry.
  blogPostComponent: '@theme/BlogListPage',
  postsPerPage: 'ALL',
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: ['atom', 'json'],
    title: 'Rift changelog',
    description: blogDescription,
    limit: false,
    // Atom requires an author for every entry.
    createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
      (await defaultCreateFeedItems(params)).map((item) => ({...item, author: [{name: 'Rift'}]})),
  },
} satisfies Options['blog'];

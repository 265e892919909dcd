import {each} from './lib/rule';

/** Finds links by address, which lead out of the version after a cut. The build finds missing pages and anchors. */
export const links = each((page) =>
  page.links
    .filter(({url}) => url.startsWith('/docs/') || (/^[\w.][\w./-]*$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

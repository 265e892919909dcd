import {each} from './lib/rule';

/** A link by address leads out of its version after a cut. */
export const linksByFile = each(({links}) =>
  links
    .filter(({url}) => url.startsWith('/') || (/^\.{0,2}[\w./-]+$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

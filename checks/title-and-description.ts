import {each, FIRST_LINE, type Rule} from './rule';

/** In characters. */
export const DESCRIPTION = {least: 80, most: 160};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const describes = each(({frontMatter}) => {
  const {length} = textOf(frontMatter.description);
  if (length >= DESCRIPTION.least && length <= DESCRIPTION.most) return [];
  return [
    {
      line: FIRST_LINE,
      message: `the description has ${length} characters; it needs ${DESCRIPTION.least} to ${DESCRIPTION.most}`,
    },
  ];
});

export const hasTitle = each(({frontMatter}) =>
  textOf(frontMatter.title) ? [] : [{line: FIRST_LINE, message: 'the front matter has no title'}],
);

/** No two pages of a version share the value of `field`. */
export const unique =
  (field: 'title' | 'description'): Rule =>
  (pages) => {
    const first = new Map<string, string>();
    return pages.flatMap(({file, frontMatter}) => {
      const value = textOf(frontMatter[field]).toLowerCase();
      const other = first.get(value);
      if (value === '' || other === undefined) {
        first.set(value, file);
        return [];
      }
      return [{file, line: FIRST_LINE, message: `the ${field} is also that of ${other}`}];
    });
  };

export const headingOrder = each(({headings}) => {
  let previous = 1;
  return headings.flatMap(({line, depth, text}) => {
    const message =
      depth === 1
        ? `"${text}" is a second h1: the title is the first`
        : depth > previous + 1
          ? `"${text}" is an h${depth} below an h${previous}: no level may be skipped`
          : undefined;
    previous = depth;
    return message === undefined ? [] : [{line, message}];
  });
});

export const headingNames = each(({headings}) => {
  const seen = new Set<string>();
  return headings.flatMap(({line, text}) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{line, message: `the heading "${text}" stands twice on the page`}];
  });
});

export const codeLanguages = each(({code}) =>
  code.flatMap(({line, language}) => (language ? [] : [{line, message: 'the code block names no language'}])),
);

/** Words that a reader gains nothing from, and marks of work that is not done. */
const WORDS = /\b(simply|just(?!-)|easily|obviously|of course|coming soon|todo|fixme|tbd|lorem ipsum)\b/i;

export const words = each(({texts}) =>
  texts.flatMap(({line, value}) => {
    const word = WORDS.exec(value)?.[0];
    return word === undefined ? [] : [{line, message: `"${word}" says nothing here: leave it out`}];
  }),
);

/** A link by address leads out of its version after a cut. */
export const links = each(({links: all}) =>
  all
    .filter(({url}) => url.startsWith('/') || (/^\.{0,2}[\w./-]+$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

import {linesIn, type Page} from './lib/page';
import {each, FIRST_LINE, type Problem, type Rule} from './lib/rule';

/** Words that add nothing for the reader, and marks of unfinished work. */
const WORDS = /\b(simply|just(?!-)|easily|obviously|of course|coming soon|todo|fixme|tbd|lorem ipsum)\b/i;

export const noFillerWords = each(({texts}) =>
  texts.flatMap(({line, value}) => {
    const word = WORDS.exec(value)?.[0];
    return word === undefined ? [] : [{line, message: `"${word}" says nothing here: leave it out`}];
  }),
);

/** Git's marks of a conflict. In prose they would stop the build, but not in code. */
const CONFLICT = /^(<{7} |={7}$|>{7} |\|{7} )/;

export const conflicts = each(({source}) =>
  linesIn(source)
    .filter(({value}) => CONFLICT.test(value))
    .map(({line}) => ({line, message: 'a merge left this conflict: choose a side, and remove the marks'})),
);

/** In characters: what a block shows at 1440 px without scrolling. */
const MAX_WIDTH = 88;

/** A line of JSON that is a single string, which cannot be broken. */
const JSON_TEXT = /^\s*(?:"[^"]*": )?"(?:\\.|[^"\\])*",?$/;

export const sampleWidth = each(({code}) =>
  code
    .filter(({language}) => language !== 'mermaid')
    .flatMap(({line, language, value}) =>
      linesIn(value, line + 1)
        .filter(({value: text}) => text.length > MAX_WIDTH && !(language === 'json' && JSON_TEXT.test(text)))
        .map(({line: at, value: {length}}) => ({
          line: at,
          message: `the line has ${length} characters, and a block shows ${MAX_WIDTH}: break it`,
        })),
    ),
);

/** In characters: how much of it search results and cards show. */
const DESCRIPTION = {least: 80, most: 160};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function missing({frontMatter}: Page): string[] {
  const messages = [];
  if (!textOf(frontMatter.title))
    messages.push('the front matter has no title: write "title:" between the lines "---" at the top');
  const {length} = textOf(frontMatter.description);
  const {least, most} = DESCRIPTION;
  if (length < least || length > most)
    messages.push(
      `the description has ${length} characters: say in ${least} to ${most} what a reader gets from the page`,
    );
  return messages;
}

function shared(pages: readonly Page[], field: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter}) => {
    const value = textOf(frontMatter[field]).toLowerCase();
    const other = first.get(value);
    if (value !== '' && other !== undefined)
      return [
        {
          file,
          line: FIRST_LINE,
          message: `the ${field} is the same as in ${other}: say what is different about this page`,
        },
      ];
    first.set(value, file);
    return [];
  });
}

/** Every page must have a title and a description that are unique in its version. */
export const titleAndDescription: Rule = (pages) => [
  ...pages.flatMap((page) => missing(page).map((message) => ({file: page.file, line: FIRST_LINE, message}))),
  ...shared(pages, 'title'),
  ...shared(pages, 'description'),
];

/** Finds what a page would show as it was typed (lib/unread.ts). */
export const unread = each((page) => page.unread);

/** Finds links by address, which lead out of the version after a cut. The build finds missing pages and anchors. */
export const links = each((page) =>
  page.links
    .filter(({url}) => url.startsWith('/docs/') || (/^[\w.][\w./-]*$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

import phpParser from 'php-parser';
import type {Reading} from '../../src/components/DiagramViewer/reading';
import {commentIn, DiagramError, mermaidOptions, readDiagram, fenceTitle} from './commonJs';
import type {CodeAt, Page} from './page';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Looks at all pages of one version. */
export type Rule = (pages: readonly Page[]) => Problem[] | Promise<Problem[]>;

const DESCRIPTION = {least: 80, most: 160};
const FIRST_LINE = 1;

type Finding = Omit<Problem, 'file'>;

const each =
  (look: (page: Page) => Finding[]): Rule =>
  (pages) =>
    pages.flatMap((page) => look(page).map((problem) => ({file: page.file, ...problem})));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const describes = each(({frontMatter}) => {
  const {length} = textOf(frontMatter.description);
  if (length >= DESCRIPTION.least && length <= DESCRIPTION.most) return [];
  return [
    {
      line: FIRST_LINE,
      message: `the description has ${length} characters; it needs ${DESCRIPTION.least} to ${DESCRIPTION.most}`,
    },
  ];
});

const hasTitle = each(({frontMatter}) =>
  textOf(frontMatter.title) ? [] : [{line: FIRST_LINE, message: 'the front matter has no title'}],
);

/** No two pages of a version share the value of `field`. */
const unique =
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

const headingOrder = each(({headings}) => {
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

const headingNames = each(({headings}) => {
  const seen = new Set<string>();
  return headings.flatMap(({line, text}) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{line, message: `the heading "${text}" stands twice on the page`}];
  });
});

const codeLanguages = each(({code}) =>
  code.flatMap(({line, language}) => (language ? [] : [{line, message: 'the code block names no language'}])),
);

const json = each(({code}) =>
  code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) => {
      try {
        JSON.parse(value);
        return [];
      } catch (error) {
        return [{line, message: `the JSON does not parse: ${(error as Error).message}`}];
      }
    }),
);

const PHP_VERSION = '8.2';

/** What php-parser throws: the message names the line too, but not that of the page. */
interface PhpError extends Error {
  lineNumber?: number;
}

function phpErrorOf(code: string): PhpError | undefined {
  try {
    new phpParser.Engine({parser: {version: PHP_VERSION, extractDoc: true}}).parseCode(code, '');
    return undefined;
  } catch (error) {
    return error as PhpError;
  }
}

/** A block is a file, or a fragment: statements, members of a class, or signatures as in an interface. */
function phpProblem(value: string): PhpError | undefined {
  if (value.startsWith('<?php')) return phpErrorOf(value);
  const asStatements = phpErrorOf(`<?php ${value}`);
  if (asStatements === undefined) return undefined;
  const isMember = [`class Sample { ${value}\n}`, `interface Sample { ${value}\n}`].some(
    (code) => phpErrorOf(`<?php ${code}`) === undefined,
  );
  return isMember ? undefined : asStatements;
}

const php = each(({code}) =>
  code
    .filter(({language}) => language === 'php')
    .flatMap(({line, value}) => {
      const error = phpProblem(value);
      if (error === undefined) return [];
      return [{line: line + (error.lineNumber ?? 1), message: `the PHP does not parse: ${error.message}`}];
    }),
);

const {maxTextSize} = mermaidOptions;

/** Looks at each diagram: at what the browser would make of it, or at the error that it would show. */
const eachDiagram =
  (look: (diagram: CodeAt, reading: Reading | DiagramError) => Finding[]): Rule =>
  async (pages) => {
    const diagrams = pages.flatMap(({file, code}) =>
      code.filter(({language}) => language === 'mermaid').map((diagram) => ({file, diagram})),
    );
    const found = diagrams.map(async ({file, diagram}) => {
      const reading = await readDiagram(diagram.value, fenceTitle(diagram.meta)).catch((error: unknown) => {
        if (error instanceof DiagramError) return error;
        throw error;
      });
      return look(diagram, reading).map((problem) => ({file, ...problem}));
    });
    return (await Promise.all(found)).flat();
  };

/** What Mermaid says without the excerpt of the source, and without its lines, which are not those of the file. */
const inOneLine = (message: string) =>
  message
    .replace(/.*\n-+\^\n?/, '')
    .replace(/ for text: .*/s, '')
    .replace(/^(?:Parse|Lexical) error on line \d+[:.]/, '')
    .replace(/ on line (?:\d+|\?), column (?:\d+|\?)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isLong = ({value}: CodeAt) => value.length > maxTextSize;

const diagramParses = eachDiagram((diagram, reading) =>
  reading instanceof DiagramError && !isLong(diagram)
    ? [
        {
          line: diagram.line + (reading.line ?? 0),
          message: `the diagram does not parse: ${inOneLine(reading.message)}`,
        },
      ]
    : [],
);

const diagramName = eachDiagram(({line}, reading) =>
  reading instanceof DiagramError || reading.name
    ? []
    : [{line, message: 'the diagram has no name: give it a title in the fence, or accTitle'}],
);

const diagramWords = eachDiagram(({line}, reading) =>
  reading instanceof DiagramError || reading.twin.length > 0 || reading.description
    ? []
    : [{line, message: `the diagram has no accDescr, and none is made of its kind, ${reading.kind}`}],
);

const diagramSize = eachDiagram((diagram) =>
  isLong(diagram)
    ? [
        {
          line: diagram.line,
          message: `the diagram has ${diagram.value.length} characters; the most is ${maxTextSize}`,
        },
      ]
    : [],
);

/** What gives a diagram colours that are not the site's, and lets it be read in one colour mode at best. */
const PAINT = /^\s*(?:style|classDef|linkStyle|UpdateElementStyle|UpdateRelStyle)\b/;

const diagramColours = eachDiagram(({line, value}) =>
  value
    .split('\n')
    .flatMap((text, index) =>
      PAINT.test(text)
        ? [{line: line + index + 1, message: `the diagram has colours of its own: ${text.trim()}`}]
        : [],
    ),
);

/** On a page; a sample of the landing page fills a place of its own. */
const diagramHeight = eachDiagram(({line, value}) =>
  commentIn(value, 'height') === undefined
    ? [
        {
          line,
          message:
            'the diagram does not say its height: add %% height: ..., as the page /contributing/diagrams shows it',
        },
      ]
    : [],
);

/** Words that a reader gains nothing from, and marks of work that is not done. */
const WORDS = /\b(simply|just(?!-)|easily|obviously|of course|coming soon|todo|fixme|tbd|lorem ipsum)\b/i;

const words = each(({texts}) =>
  texts.flatMap(({line, value}) => {
    const word = WORDS.exec(value)?.[0];
    return word === undefined ? [] : [{line, message: `"${word}" says nothing here: leave it out`}];
  }),
);

/** A link by address leads out of its version after a cut. */
const links = each(({links: all}) =>
  all
    .filter(({url}) => url.startsWith('/') || (/^\.{0,2}[\w./-]+$/.test(url) && !/\.mdx?$/.test(url)))
    .map(({line, url}) => ({
      line,
      message: `${url} is not a file: link pages by file, such as ./contract/index.md`,
    })),
);

/** What holds of code, wherever it stands. */
const codeRules: Readonly<Record<string, Rule>> = {
  'JSON parses': json,
  [`PHP parses as ${PHP_VERSION}`]: php,
  'diagrams parse': diagramParses,
  'diagrams have a name': diagramName,
  'diagrams have a text twin or a description': diagramWords,
  [`diagrams have at most ${maxTextSize} characters`]: diagramSize,
  'diagrams wear the colours of the site': diagramColours,
};

/** A problem of a whole sample is reported at its first line. */
const inFile =
  (rule: Rule): Rule =>
  async (samples) =>
    (await rule(samples)).map((problem) => ({...problem, line: Math.max(FIRST_LINE, problem.line)}));

export const sampleRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(codeRules).map(([name, rule]) => [name, inFile(rule)]),
);

/** By name, which is what the report says. */
export const rules: Readonly<Record<string, Rule>> = {
  'every page has a title': hasTitle,
  'every page has a description of the right length': describes,
  'no two pages share a title': unique('title'),
  'no two pages share a description': unique('description'),
  'headings go down one level at a time': headingOrder,
  'headings are unique on their page': headingNames,
  'code blocks name their language': codeLanguages,
  ...codeRules,
  'diagrams say their height': diagramHeight,
  'no empty words': words,
  'pages link pages by file': links,
};

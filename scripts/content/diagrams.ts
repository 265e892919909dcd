import {checkDiagram, commentIn, descriptionIn, DiagramError, mermaidOptions, nameIn} from './commonJs';
import type {CodeAt} from './page';
import type {Finding, Rule} from './rule';

export const {maxTextSize} = mermaidOptions;

/** Looks at each diagram. */
const eachDiagram =
  (look: (diagram: CodeAt) => Finding[] | Promise<Finding[]>): Rule =>
  async (pages) => {
    const found = pages.flatMap(({file, code}) =>
      code
        .filter(({language}) => language === 'mermaid')
        .map(async (diagram) => (await look(diagram)).map((finding) => ({file, ...finding}))),
    );
    return (await Promise.all(found)).flat();
  };

/** Mermaid's message without the excerpt of the source, and without its lines, which are not those of the file. */
const inOneLine = (message: string) =>
  message
    .replace(/.*\n-+\^\n?/, '')
    .replace(/ for text: .*/s, '')
    .replace(/^(?:Parse|Lexical) error on line \d+[:.]/, '')
    .replace(/ on line (?:\d+|\?), column (?:\d+|\?)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isLong = ({value}: CodeAt) => value.length > maxTextSize;

export const diagramParses = eachDiagram(async (diagram) => {
  if (isLong(diagram)) return [];
  try {
    await checkDiagram(diagram.value);
    return [];
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const message = `the diagram does not parse: ${inOneLine(error.message)}`;
    return [{line: diagram.line + (error.line ?? 0), message}];
  }
});

export const diagramName = eachDiagram(({line, value}) =>
  nameIn(value) ? [] : [{line, message: 'the diagram has no name: add accTitle'}],
);

export const diagramDescription = eachDiagram(({line, value}) =>
  descriptionIn(value) ? [] : [{line, message: 'the diagram has no description: add accDescr'}],
);

export const diagramSize = eachDiagram((diagram) =>
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

export const diagramColours = eachDiagram(({line, value}) =>
  value
    .split('\n')
    .flatMap((text, index) =>
      PAINT.test(text)
        ? [{line: line + index + 1, message: `the diagram has colours of its own: ${text.trim()}`}]
        : [],
    ),
);

/** On a page; a sample of the landing page fills a place of its own. */
export const diagramHeight = eachDiagram(({line, value}) =>
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

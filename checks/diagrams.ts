import type {Reading} from '../../src/components/DiagramViewer/reading';
import {commentIn, DiagramError, mermaidOptions, readDiagram, fenceTitle} from './commonJs';
import type {CodeAt} from './page';
import type {Finding, Rule} from './rule';

export const {maxTextSize} = mermaidOptions;

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

export const diagramParses = eachDiagram((diagram, reading) =>
  reading instanceof DiagramError && !isLong(diagram)
    ? [
        {
          line: diagram.line + (reading.line ?? 0),
          message: `the diagram does not parse: ${inOneLine(reading.message)}`,
        },
      ]
    : [],
);

export const diagramName = eachDiagram(({line}, reading) =>
  reading instanceof DiagramError || reading.name
    ? []
    : [{line, message: 'the diagram has no name: give it a title in the fence, or accTitle'}],
);

export const diagramWords = eachDiagram(({line}, reading) =>
  reading instanceof DiagramError || reading.twin.length > 0 || reading.description
    ? []
    : [{line, message: `the diagram has no accDescr, and none is made of its kind, ${reading.kind}`}],
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

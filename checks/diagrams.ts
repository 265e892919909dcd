import type {Reading} from '../src/diagrams/Viewer/reading';
import {DiagramError, fenceTitle, mermaidOptions, readDiagram} from './lib/commonJs';
import type {CodeAt} from './lib/page';
import type {Finding, Rule} from './lib/rule';

const {maxTextSize} = mermaidOptions;

/** What Mermaid says without the excerpt of the source, and without its lines, which are not those of the file. */
const inOneLine = (message: string) =>
  message
    .replace(/.*\n-+\^\n?/, '')
    .replace(/ for text: .*/s, '')
    .replace(/^(?:Parse|Lexical) error on line \d+[:.]/, '')
    .replace(/ on line (?:\d+|\?), column (?:\d+|\?)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What gives a diagram colours that are not the site's, and lets it be read in one colour mode at best. */
const PAINT = /^\s*(?:style|classDef|linkStyle|UpdateElementStyle|UpdateRelStyle)\b/;

const colours = ({line, value}: CodeAt): Finding[] =>
  value.split('\n').flatMap((text, index) =>
    PAINT.test(text)
      ? [
          {
            line: line + index + 1,
            message: `the diagram has colours of its own: ${text.trim()}; leave the line out, and mark tracks with :::success and :::failure`,
          },
        ]
      : [],
  );

/** What the browser would make of a diagram, or the error that it would show. */
function problemsOf(diagram: CodeAt, reading: Reading | DiagramError): Finding[] {
  const {line, value} = diagram;
  if (value.length > maxTextSize)
    return [
      {
        line,
        message: `the diagram has ${value.length} characters; the most is ${maxTextSize}: make two of it`,
      },
    ];
  if (reading instanceof DiagramError)
    return [
      {
        line: line + (reading.line ?? 0),
        message: `the diagram does not parse: ${inOneLine(reading.message)}; the box on the page /contributing/diagrams shows the line`,
      },
    ];
  const found = colours(diagram);
  if (!reading.name)
    found.push({line, message: 'the diagram has no name: give it a title in the fence, or accTitle'});
  if (reading.twin.length === 0 && !reading.description)
    found.push({
      line,
      message: `the diagram has no accDescr, and none is made of its kind, ${reading.kind}: say in it what a reader takes from the diagram`,
    });
  return found;
}

/** A diagram parses, has a name and a description, is not too long, and wears the colours of the site. */
export const diagrams: Rule = async (pages) => {
  const all = pages.flatMap(({file, code}) =>
    code.filter(({language}) => language === 'mermaid').map((diagram) => ({file, diagram})),
  );
  const found = all.map(async ({file, diagram}) => {
    const reading = await readDiagram(diagram.value, fenceTitle(diagram.meta)).catch((error: unknown) => {
      if (error instanceof DiagramError) return error;
      throw error;
    });
    return problemsOf(diagram, reading).map((problem) => ({file, ...problem}));
  });
  return (await Promise.all(found)).flat();
};

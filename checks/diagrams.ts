import {checkDiagram, DiagramError} from '../src/diagrams/check';
import {descriptionIn, nameIn} from '../src/diagrams/source';
import {mermaidOptions} from '../src/diagrams/mermaid';
import {linesIn, type CodeAt} from './lib/page';
import type {Finding, Rule} from './lib/rule';

const {maxTextSize} = mermaidOptions;

/** Mermaid's message without the excerpt of the source, and without its lines, which are not those of the file. */
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
  linesIn(value, line + 1)
    .filter(({value: text}) => PAINT.test(text))
    .map(({line: at, value: text}) => ({
      line: at,
      message: `the diagram has colours of its own: ${text.trim()}; leave the line out, and mark tracks with :::success and :::failure`,
    }));

/** The error that a browser would show in place of the diagram. */
async function parseProblems({line, value}: CodeAt): Promise<Finding[]> {
  try {
    await checkDiagram(value);
    return [];
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    return [
      {
        line: line + (error.line ?? 0),
        message: `the diagram does not parse: ${inOneLine(error.message)}; the box on the page /contributing/diagrams shows the line`,
      },
    ];
  }
}

async function problemsOf(diagram: CodeAt): Promise<Finding[]> {
  const {line, value} = diagram;
  if (value.length > maxTextSize)
    return [
      {
        line,
        message: `the diagram has ${value.length} characters; the most is ${maxTextSize}: make two of it`,
      },
    ];
  const found = [...(await parseProblems(diagram)), ...colours(diagram)];
  if (!nameIn(value))
    found.push({line, message: 'the diagram has no name: say in accTitle what the diagram shows'});
  if (!descriptionIn(value))
    found.push({
      line,
      message: 'the diagram has no description: say in accDescr what a reader takes from it',
    });
  return found;
}

/** A diagram parses, has a name and a description, is not too long, and wears the colours of the site. */
export const diagrams: Rule = async (pages) => {
  const found = pages.flatMap(({file, code}) =>
    code
      .filter(({language}) => language === 'mermaid')
      .map(async (diagram) => (await problemsOf(diagram)).map((problem) => ({file, ...problem}))),
  );
  return (await Promise.all(found)).flat();
};

import {assertText, explain} from '../src/diagrams/errors';
import {descriptionIn, nameIn} from '../src/diagrams/source';
import {mermaidOptions} from '../src/diagrams/mermaid';
import {linesIn, type CodeAt} from './lib/page';
import type {Finding, Rule} from './lib/rule';

const {maxTextSize} = mermaidOptions;

/** What gives a diagram colours that are not the site's, and lets it be read in one colour mode at best. */
const PAINT = /^\s*(?:style|classDef|linkStyle|UpdateElementStyle|UpdateRelStyle)\b/;

const colours = ({line, value}: CodeAt): Finding[] =>
  linesIn(value, line + 1)
    .filter(({value: text}) => PAINT.test(text))
    .map(({line: at, value: text}) => ({
      line: at,
      message: `the diagram has colours of its own: ${text.trim()}; leave the line out, and mark tracks with :::success and :::failure`,
    }));

/** Text that Mermaid would take for HTML. */
function lostText({line, value}: CodeAt): Finding[] {
  try {
    assertText(value);
    return [];
  } catch (error) {
    const {message, line: lineInSource = 0} = explain(error, value);
    return [{line: line + lineInSource, message: `in the diagram: ${message}`}];
  }
}

function problemsOf(diagram: CodeAt): Finding[] {
  const {line, value} = diagram;
  if (value.length > maxTextSize)
    return [
      {
        line,
        message: `the diagram has ${value.length} characters; the most is ${maxTextSize}: make two of it`,
      },
    ];
  const found = [...lostText(diagram), ...colours(diagram)];
  if (!nameIn(value))
    found.push({line, message: 'the diagram has no name: say in accTitle what the diagram shows'});
  if (!descriptionIn(value))
    found.push({
      line,
      message: 'the diagram has no description: say in accDescr what a reader takes from it',
    });
  return found;
}

/**
 * A diagram has a name and a description, is not too long, loses no text, and wears the colours of the site. What Mermaid
 * cannot read has no SVG, which the build and `npm run check` miss, and `npm run diagrams` says what is wrong with it.
 */
export const diagrams: Rule = (pages) =>
  pages.flatMap(({file, code}) =>
    code
      .filter(({language}) => language === 'mermaid')
      .flatMap((diagram) => problemsOf(diagram).map((problem) => ({file, ...problem}))),
  );

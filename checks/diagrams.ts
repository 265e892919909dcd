import {explain} from '../src/diagrams/errors';
import {assertNoSlips} from '../src/diagrams/slips';
import {descriptionIn, nameIn} from '../src/diagrams/source';
import {linesIn, type CodeAt} from './lib/page';
import {each, type Finding} from './lib/rule';

/** Statements that give a diagram colours other than the site's, which can be read in one colour mode at best. */
const PAINT = /^\s*(?:style|classDef|linkStyle|UpdateElementStyle|UpdateRelStyle)\b/;

/** Text that Mermaid would take for HTML. */
function lostText({line, value}: CodeAt): Finding[] {
  try {
    assertNoSlips(value);
    return [];
  } catch (error) {
    const {message, line: lineInSource = 0} = explain(error, value);
    return [{line: line + lineInSource, message: `in the diagram: ${message}`}];
  }
}

/**
 * A diagram must have a name and a description, lose no text, and use the colours of the site. One that Mermaid cannot read has
 * no SVG: the build finds that, and `npm run diagrams` says what is wrong.
 */
export const diagrams = each(({code}) =>
  code
    .filter(({language}) => language === 'mermaid')
    .flatMap((diagram) => [
      ...lostText(diagram),
      ...linesIn(diagram.value, diagram.line + 1)
        .filter(({value: text}) => PAINT.test(text))
        .map(({line: at, value: text}) => ({
          line: at,
          message: `the diagram has colours of its own: ${text.trim()}; leave the line out, and mark tracks with :::success and :::failure`,
        })),
      ...(nameIn(diagram.value)
        ? []
        : [{line: diagram.line, message: 'the diagram has no name: say in accTitle what the diagram shows'}]),
      ...(descriptionIn(diagram.value)
        ? []
        : [
            {
              line: diagram.line,
              message: 'the diagram has no description: say in accDescr what a reader takes from it',
            },
          ]),
    ]),
);

import {linesIn} from './lib/page';
import {each} from './lib/rule';

/** What a block shows at 1440 px without being scrolled. */
const MAX_WIDTH = 88;

/** A line of JSON that is one text, which cannot be broken. */
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

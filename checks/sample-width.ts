import {each} from './lib/rule';

/** What a block shows at 1440 px without being scrolled. */
const MAX_WIDTH = 88;

/** A line of JSON that is one text, which cannot be broken. */
const JSON_TEXT = /^\s*(?:"[^"]*": )?"(?:\\.|[^"\\])*",?$/;

export const sampleWidth = each(({code}) =>
  code
    .filter(({language}) => language !== 'mermaid')
    .flatMap(({line, language, value}) =>
      value.split('\n').flatMap((text, index) => {
        const isText = language === 'json' && JSON_TEXT.test(text);
        if (text.length <= MAX_WIDTH || isText) return [];
        const message = `the line has ${text.length} characters, and a block shows ${MAX_WIDTH}: break it`;
        return [{line: line + index + 1, message}];
      }),
    ),
);

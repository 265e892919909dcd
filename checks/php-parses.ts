import {isPhp, readPhp} from './lib/php';
import {each} from './lib/rule';

export const phpParses = each(({code}) =>
  code.filter(isPhp).flatMap(({line, value}) => {
    const outcome = readPhp(value);
    if ('tree' in outcome) return [];
    const {lineNumber, message} = outcome.error;
    return [
      {
        line: line + (lineNumber ?? 1),
        message: `the PHP does not parse: ${message}: write a file, statements, or members of a class`,
      },
    ];
  }),
);

import ts from 'typescript';
import {each} from './lib/rule';

/** Keys that one map of a text has twice; `JSON.parse` keeps the last and says nothing. */
function repeatedKeys(text: string): string[] {
  const repeated: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map(({name}) => (name && ts.isStringLiteral(name) ? name.text : ''));
      repeated.push(...keys.filter((key, index) => keys.indexOf(key) !== index));
    }
    node.forEachChild(look);
  };
  look(ts.parseJsonText('sample.json', text));
  return repeated;
}

export const jsonParses = each(({code}) =>
  code
    .filter(({language}) => language === 'json')
    .flatMap(({line, value}) => {
      try {
        JSON.parse(value);
        return repeatedKeys(value).map((key) => ({
          line,
          message: `a map of the JSON has ${key} twice: remove one`,
        }));
      } catch (error) {
        return [
          {
            line,
            message: `the JSON does not parse: ${(error as Error).message}; look for a comma after the last item`,
          },
        ];
      }
    }),
);

import type {Rule} from './lib/rule';
import {runTool} from './lib/tool';

const CACHE = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];

/** The word and, where cspell has any, what it may have meant: `Unknown word (recieve) Suggestions: [receive, relieve]`. */
function messageOf(text: string): string {
  const [, word = text, suggestions] = /\((.+?)\)(?:.*Suggestions: \[(.*)\])?/.exec(text) ?? [];
  const isCapital = (other: string) => /^\p{Lu}/u.test(other);
  const meant = suggestions?.split(', ').find((other) => isCapital(other) === isCapital(word));
  return `"${word}" is not in the dictionary: write ${meant ? `"${meant}"` : 'another word'}, code in backticks, or add it to project-words.txt`;
}

/** British English, and the words of the project; cspell.config.yaml says what is a word. */
export const spelling: Rule = (pages) =>
  runTool(
    'cspell/bin.mjs',
    ['lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions', ...CACHE],
    pages,
    /^(?<file>.+?):(?<line>\d+):\d+ - (?<text>.*)$/gm,
    messageOf,
  );

import {each} from './lib/rule';

/** Words that a reader gains nothing from, and marks of work that is not done. */
const WORDS = /\b(simply|just(?!-)|easily|obviously|of course|coming soon|todo|fixme|tbd|lorem ipsum)\b/i;

export const noFillerWords = each(({texts}) =>
  texts.flatMap(({line, value}) => {
    const word = WORDS.exec(value)?.[0];
    return word === undefined ? [] : [{line, message: `"${word}" says nothing here: leave it out`}];
  }),
);

import {readFileSync} from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import type {Page, TextAt} from './page';
import {FIRST_LINE, type Problem, type Rule} from './rule';

export const WORDS_FILE = 'config/words.txt';

/** Letters with apostrophes within; what holds digits, dots or underscores is a name, not a word. */
const TOKEN = /[\p{L}\p{N}_.@/\\$:#&+-]*[\p{L}][\p{L}\p{N}_.@/\\$:'’#&+-]*/gu;
const WORD = /^\p{L}+(?:['’]\p{L}+)*$/u;
/** `ResultType` is a name wherever it stands. */
const NAME = /\p{Ll}\p{Lu}/u;

/** Words of a text, a compound in its parts. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([token]) => token.replace(/^[.:'’/+&-]+|[.:'’/+&-]+$/g, ''))
    .flatMap((token) => token.split(/[-/]/))
    .filter((token) => WORD.test(token) && !NAME.test(token))
    .map((word) => word.replaceAll('’', "'"));
}

const withoutPossessive = (word: string) => word.replace(/'s$/, '');

function textsOf({frontMatter, texts}: Page): TextAt[] {
  const head = ['title', 'description', 'sidebar_label'].flatMap((field) => {
    const value = frontMatter[field];
    return typeof value === 'string' ? [{line: FIRST_LINE, value}] : [];
  });
  return [...head, ...texts].flatMap(({line, value}) =>
    value.split('\n').map((text, index) => ({line: line + index, value: text})),
  );
}

/** The project's own words, one a line. */
export function readWords(root: string): string[] {
  return readFileSync(path.join(root, WORDS_FILE), 'utf8').split('\n').slice(0, -1);
}

/** Looks words up in the dictionary, where each is looked up once. */
export class Speller {
  readonly #spell = nspell({aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic)});
  readonly #known = new Map<string, boolean>();
  readonly #own: ReadonlySet<string>;
  readonly #used = new Set<string>();

  constructor(private readonly words: readonly string[]) {
    this.#own = new Set(words);
  }

  /** An own word that starts with a small letter may start a sentence too. */
  #isOwn(word: string): boolean {
    const own = [word, withoutPossessive(word)]
      .flatMap((form) => [form, form.charAt(0).toLowerCase() + form.slice(1)])
      .find((form) => this.#own.has(form));
    if (own !== undefined) this.#used.add(own);
    return own !== undefined;
  }

  #isCorrect(word: string): boolean {
    const known = this.#known.get(word) ?? this.#spell.correct(word);
    this.#known.set(word, known);
    return known;
  }

  readonly spelling: Rule = (pages): Problem[] =>
    pages.flatMap((page) =>
      textsOf(page).flatMap(({line, value}) =>
        wordsOf(value)
          .filter((word) => !this.#isCorrect(withoutPossessive(word)) && !this.#isOwn(word))
          .map((word) => ({
            file: page.file,
            line,
            message: `"${word}" is not in the dictionary: correct it, or add it to ${WORDS_FILE}`,
          })),
      ),
    );

  /** What is wrong with the list of own words, after all pages were looked at. */
  listProblems(): Problem[] {
    const at = (line: number, message: string) => ({file: WORDS_FILE, line, message});
    return this.words.flatMap((word, index) => {
      const line = index + 1;
      const previous = this.words[index - 1];
      if (previous !== undefined && previous.localeCompare(word, 'en') >= 0)
        return [at(line, `"${word}" does not stand after "${previous}"`)];
      if (this.#spell.correct(word)) return [at(line, `"${word}" is in the dictionary already`)];
      return this.#used.has(word) ? [] : [at(line, `no page uses "${word}"`)];
    });
  }
}

import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {normalizeTokens} from 'prism-react-renderer';
import {partsOf, roleOf} from '../../../config/prism';

loadLanguages(['php', 'json']);

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The element for each role of the palette. None of them means anything to a screen reader. */
const TAGS: Readonly<Record<string, string>> = {
  keyword: 'b',
  comment: 'i',
  string: 'u',
  value: 'var',
};

/** Code as HTML, line by line, with tokens other than plain text in the element of their role. */
export function highlight(code: string, language: 'php' | 'json'): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`${language} is not loaded`);
  const env = {code, grammar, language, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map((line) =>
    partsOf(line, (types) => TAGS[roleOf(types) ?? ''])
      .map(({name, text}) =>
        name === undefined ? escapeHtml(text) : `<${name}>${escapeHtml(text)}</${name}>`,
      )
      .join(''),
  );
}

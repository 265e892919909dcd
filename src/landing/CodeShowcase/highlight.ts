import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {normalizeTokens} from 'prism-react-renderer';
import {roleOf} from '../roleOf';

loadLanguages(['php', 'json']);

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Code as HTML, line by line: a token that is not plain text is in a span with its role as class. */
export function highlight(code: string, language: 'php' | 'json'): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`${language} is not loaded`);
  const env = {code, grammar, language, tokens: [] as (string | Prism.Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map((line) =>
    line
      .filter(({empty}) => !empty)
      .map(({types, content}) => {
        const role = roleOf(types);
        return role === undefined
          ? escapeHtml(content)
          : `<span class="${role}">${escapeHtml(content)}</span>`;
      })
      .join(''),
  );
}

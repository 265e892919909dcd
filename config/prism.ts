import type {PrismTheme} from 'prism-react-renderer';

/** Beside those of prism-react-renderer: markup, css, javascript, jsx and json come with it. */
export const additionalLanguages = ['php', 'bash', 'sql', 'ini', 'nginx'];

/** What a block of code without a title says in its bar. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  json: 'JSON',
  php: 'PHP',
  sql: 'SQL',
};

/** Empty: a theme would write its colours at each token. The classes of `roleOf` are coloured by src/css/blocks.css. */
export const theme: PrismTheme = {plain: {}, styles: []};

const ROLES = new Map(
  Object.entries({
    comment: ['comment', 'prolog', 'doctype', 'cdata'],
    punctuation: ['punctuation', 'operator', 'delimiter'],
    keyword: ['keyword', 'atrule', 'tag', 'selector', 'important'],
    string: ['string', 'char', 'attr-value', 'regex', 'inserted'],
    value: ['number', 'boolean', 'constant', 'symbol', 'attr-name', 'property'],
    plain: ['function', 'class-name', 'builtin', 'variable'],
    deleted: ['deleted'],
  }).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);

/** The class of a token, by the last of its types that has one; undefined for plain text. */
export function roleOf(types: readonly string[]): string | undefined {
  const role = types.flatMap((type) => ROLES.get(type) ?? []).at(-1);
  return role === 'plain' ? undefined : role;
}

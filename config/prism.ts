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

interface Part {
  name: string | undefined;
  text: string;
}

interface Token {
  types: string[];
  content: string;
  empty?: boolean;
}

/** A line of code in parts that each have a name by their types. Those of one name are one, also where only spaces part them. */
export function partsOf(
  line: readonly Token[],
  nameOf: (types: readonly string[]) => string | undefined,
): Part[] {
  const parts: Part[] = [];
  for (const {types, content: text, empty} of line) {
    if (empty) continue;
    const name = nameOf(types);
    const [last, before] = parts.toReversed();
    if (last && last.name === name) last.text += text;
    else if (name && before?.name === name && last?.text.trim() === '') {
      before.text += last.text + text;
      parts.pop();
    } else parts.push({name, text});
  }
  return parts;
}

/** The class of a token, by the last of its types that has one; undefined for plain text. */
export function roleOf(types: readonly string[]): string | undefined {
  const role = types.flatMap((type) => ROLES.get(type) ?? []).at(-1);
  return role === 'plain' ? undefined : role;
}

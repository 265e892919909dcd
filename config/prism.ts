import type {PrismTheme} from 'prism-react-renderer';

/** In addition to those of prism-react-renderer, which includes markup, css, javascript, jsx and json. */
export const additionalLanguages = ['php', 'bash', 'sql', 'ini', 'nginx'];

/** Shown in the bar of a code block without a title. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  json: 'JSON',
  php: 'PHP',
  sql: 'SQL',
};

/** Empty, because a theme would add its colours to every token. src/css/blocks.css colours the classes of `roleOf`. */
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

/** The parts of a line of code, named by their types. Parts with the same name are joined, even across spaces. */
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

/** The class of a token: that of the last of its types that has one; undefined for plain text. */
export function roleOf(types: readonly string[]): string | undefined {
  const role = types.flatMap((type) => ROLES.get(type) ?? []).at(-1);
  return role === 'plain' ? undefined : role;
}

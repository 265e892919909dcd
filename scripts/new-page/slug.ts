/** Letters that lose more than a mark above or below. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** `SchemaValidator` is two words, `JWTManager` as well. */
const parted = (name: string) => name.replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2 ');

/** Signs that stand in code alone. */
const CODE = /::|->|\\|\$|\(\)/;

/**
 * The last part of the address of a page: its title in kebab case, with letters from a to z and digits. Capitals within a
 * word part it only where it is code, or one of `names`: PostgreSQL stays one word.
 */
export function slugOf(title: string, names: ReadonlySet<string>): string {
  return title
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => {
      const bare = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      return CODE.test(word) || names.has(bare) ? parted(word) : word;
    })
    .join(' ')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, 's')
    .replaceAll(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

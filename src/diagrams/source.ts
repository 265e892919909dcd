/** What a diagram says of itself; as a comment where its grammar, such as that of a mind map, has no statement for it. */
function statementIn(source: string, key: 'accTitle' | 'accDescr'): string | undefined {
  const line = new RegExp(`^[^\\S\\n]*(?:%% )?${key}[^\\S\\n]*:[^\\S\\n]*(\\S.*)$`, 'm').exec(source)?.[1];
  const block = new RegExp(`^[^\\S\\n]*${key}\\s*\\{([^}]*)\\}`, 'm').exec(source)?.[1];
  return (line ?? block)?.replace(/\s+/g, ' ').trim() || undefined;
}

/** The name of a diagram: its `accTitle`. */
export const nameIn = (source: string): string | undefined => statementIn(source, 'accTitle');

/** A diagram in words: its `accDescr`. */
export const descriptionIn = (source: string): string | undefined => statementIn(source, 'accDescr');

/** The name of a file that holds a diagram. */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['diagram'];
  return `${words.join('-').slice(0, 60)}.svg`;
}

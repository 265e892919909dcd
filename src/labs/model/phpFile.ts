/** A class that a file names, and what in its code does. */
export type Import = readonly [used: RegExp, name: string];

export const RESULT_IMPORTS: readonly Import[] = [
  [/\bResult::/, 'Rift\\Core\\Databus\\Result'],
  [/\bResultType\b/, 'Rift\\Core\\Databus\\ResultType'],
];

/** Code as a file of PHP, with those of the classes that it uses. */
export function phpFile(code: string, imports: readonly Import[]): string {
  const uses = imports.filter(([used]) => used.test(code)).map(([, name]) => `use ${name};\n`);
  return `<?php\n\n${uses.join('')}\n${code}`;
}

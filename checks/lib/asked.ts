import path from 'node:path';

/** What a person names, relative to the project as pages are. */
export const pathsOf = (root: string, names: readonly string[]): string[] =>
  names.map((name) => path.relative(root, path.resolve(name)).replaceAll('\\', '/'));

/** Whether a path is that of a file, or of a folder around it. */
export const isIn = (place: string, file: string) =>
  place === '' || file === place || file.startsWith(`${place}/`);

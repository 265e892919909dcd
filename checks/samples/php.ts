import {shortName} from '../lib/data';

/** Full names of classes by their short names. */
export type Names = ReadonlyMap<string, string>;

const IMPORT = /^use (function )?([\w\\]+)(?: as (\w+))?;\n?/gm;

function importsOf(code: string): Map<string, string> {
  const found = [...code.matchAll(IMPORT)].map(([line, , name = '', alias]): [string, string] => [
    alias ?? shortName(name),
    line.trim(),
  ]);
  return new Map(found);
}

/** `use …;` lines for short names that the code uses but does not import. */
function missingImports(code: string, names: Names): string[] {
  const own = importsOf(code);
  const bare = code.replace(IMPORT, '').replace(/'[^'\n]*'|\/\/.*/g, '');
  const used = new Set([...bare.matchAll(/(?<![\\$>\w])[A-Z]\w+/g)].map(([word]) => word));
  const declared = new Set([...bare.matchAll(/\b(?:class|interface|trait) (\w+)/g)].map(([, word]) => word));
  const helpers = ['get', 'autowire', 'factory'].filter(
    (name) =>
      !own.has(name) && new RegExp(`(?<![\\w>:$])${name}\\(`).test(bare) && /::class => |\]/.test(bare),
  );
  return [
    ...[...used]
      .filter((word) => !own.has(word) && !declared.has(word) && names.has(word))
      .map((word) => `use ${names.get(word)};`),
    ...helpers.map((name) => `use function DI\\${name};`),
  ];
}

/** A script of several pieces, with their imports collected at the top. */
export function script(pieces: readonly string[], names: Names): string {
  const code = pieces.map((piece) => piece.replace(/^<\?php\s*/, '')).join('\n');
  const own = [...importsOf(code).values()];
  const body = code.replace(IMPORT, '');
  const container = /\$container\b/.test(body) ? '$container ??= container();\n' : '';
  return ['<?php', ...own, ...missingImports(code, names), '', container + body].join('\n');
}

/** Values that a comment claims: `$found->code; // 202`, or on a line of its own: `// failure 400, 'Title is empty'`. */
const VALUE = String.raw`((?:failure |success, )?(?:'.*'|-?\d+(?:\.\d+)?|null|true|false|\[.*\])(?:: .*)?|\d{3},? '.*'|failure \d{3}, '.*'|success, .*)`;
const BESIDE = new RegExp(String.raw`^(\S.*);\s*// ${VALUE}$`);
const BELOW = new RegExp(`^// ${VALUE}$`);

/** The code with its claims turned into calls that compare, and the number of claims. */
export function withClaims(code: string, line: number): {code: string; claims: number} {
  const lines: string[] = [];
  let claims = 0;
  code.split('\n').forEach((text, index) => {
    const [, expression, value] = BESIDE.exec(text) ?? [];
    const [, below] = BELOW.exec(text) ?? [];
    const at = line + index + 1;
    if (expression !== undefined && value !== undefined) {
      claims++;
      lines.push(`said(${at}, ${expression}, ${quoted(value)});`);
    } else if (below !== undefined) {
      claims++;
      const start = lines.lastIndexOf('') + 1;
      const statement = lines.splice(start).join('\n').replace(/;\s*$/, '');
      lines.push(`said(${at}, ${statement}, ${quoted(below)});`);
    } else lines.push(text);
  });
  return {code: lines.join('\n'), claims};
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Whether code runs on its own, because it belongs to no method of a class that the page does not show. */
export const runsAlone = (code: string) => !/\$this\b|^return\b|^(?:public|private|protected) /m.test(code);

/** A class with members that the page adds, or that replace those with the same name, and their imports. */
export function withMembers(file: string, part: string, names: Names): string {
  const members = part.replace(IMPORT, '').replace(/^(?=.)/gm, '    ');
  const added = [...members.matchAll(/function (\w+)\(/g)].map(([, name]) => name);
  const kept = added.reduce<string>(
    (all, name) =>
      all.replace(new RegExp(`\\n    (?:public|private|protected)[^\\n]* ${name}\\([^]*?\\n    }\\n`), '\n'),
    file,
  );
  const merged = kept.replace(/}\s*$/, `\n${members}\n}\n`);
  return merged.replace(
    /^(namespace .*;\n\n)/m,
    `$1${[...importsOf(part).values(), ...missingImports(merged, names)].join('\n')}\n`,
  );
}

/** A list of definitions or a chain of routes with the entries that the page adds. */
export function withEntries(file: string | undefined, earlier: string, part: string, names: Names): string {
  const imports = new Map([...importsOf(file ?? ''), ...importsOf(part)]);
  const code = ['<?php', ...imports.values(), part.replace(/^<\?php\s*/, '').replace(IMPORT, '')].join('\n');
  const complete = code.replace('<?php\n', `<?php\n${missingImports(code, names).join('\n')}\n`);
  if (file === undefined) return complete;
  if (!/^return \[/m.test(complete))
    return complete.replace('return (new RoutesBox())', `return (require __DIR__ . '/${earlier}')`);
  return complete
    .replace(/^return \[/m, `return array_replace(require __DIR__ . '/${earlier}', [`)
    .replace(/\];\s*$/, ']);\n');
}

/** The class that a file declares, and what it imports. */
export function namesIn(code: string): {declared: string | undefined; imported: string[]} {
  const space = /^namespace (.*);/m.exec(code)?.[1];
  const name = /^(?:(?:abstract|final|readonly) )*(?:class|interface|trait|enum) (\w+)/m.exec(code)?.[1];
  return {
    declared: space && name ? `${space}\\${name}` : undefined,
    imported: [...code.matchAll(IMPORT)].map(([, , full = '']) => full),
  };
}

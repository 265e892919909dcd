import {execFileSync} from 'node:child_process';

/** SPDX licences that allow use and copying as long as the package is credited. */
const ALLOWED = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1
  Python-2.0 Unlicense WTFPL Zlib`.split(/\s+/),
);

/** Packages whose package.json has no SPDX licence. Other versions may have another licence. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings@2.2.6': 'CC BY-SA 4.0; only the check of spelling reads it',
  'dejavu-fonts-ttf@2.37.3': 'terms of Bitstream Vera and Arev; only browser tests draw with it',
  'eval@0.1.8': 'MIT, in the outdated field "licenses" and in its file LICENSE',
  'format@0.2.2': 'MIT, in the outdated field "licenses" and in its Readme.md',
  'khroma@2.1.0': 'MIT, in its file license only',
  'require-like@0.1.2': 'MIT, whose words its file License has without the name',
  'svg-tags@1.0.0': 'MIT, in the outdated field "licenses" and in its file LICENSE',
};

interface Component {
  'bom-ref': string;
  licenses?: {license?: {id?: string}; expression?: string}[];
}

/** Nested parentheses do not occur, and would be refused. */
const isAllowed = (expression: string) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));

export function licenceProblems(components: readonly Component[], exceptions = EXCEPTIONS): string[] {
  const refs = new Set(components.map((component) => component['bom-ref']));
  const refused = components.flatMap(({'bom-ref': ref, licenses = []}) => {
    const licence = licenses.map(({license, expression}) => license?.id ?? expression ?? '').join(' AND ');
    if (isAllowed(licence) || Object.hasOwn(exceptions, ref)) return [];
    return [
      `${ref} is under ${licence || 'no licence that npm knows'}: do without it, or read its licence and allow it in scripts/licences.ts`,
    ];
  });
  const unused = Object.keys(exceptions).filter((ref) => !refs.has(ref));
  return [
    ...refused,
    ...unused.map((ref) => `there is no ${ref}: remove its exception from scripts/licences.ts`),
  ];
}

if (process.argv[1] === __filename) {
  const options = {encoding: 'utf8', maxBuffer: Infinity, shell: process.platform === 'win32'} as const;
  const args = ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'];
  const bill = execFileSync('npm', args, options);
  const problems = licenceProblems((JSON.parse(bill) as {components: Component[]}).components);
  for (const problem of problems) console.error(`package-lock.json:1: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

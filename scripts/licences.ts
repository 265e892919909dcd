import path from 'node:path';
import {readJson} from '../config/files';
import {ROOT, runCommand} from '../config/command';

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

/** The packages of a lockfile, by their folders; npm takes the licences from their package.json. */
type Packages = Readonly<Record<string, {version?: string; license?: string}>>;

/** Nested parentheses do not occur, and would be refused. */
const isAllowed = (expression: string) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));

export function licenceProblems(packages: Packages, exceptions = EXCEPTIONS): string[] {
  const licences = new Map(
    Object.entries(packages).map(([folder, {version, license = ''}]) => [
      `${folder.replace(/^.*node_modules\//, '')}@${version}`,
      license,
    ]),
  );
  return [
    ...[...licences]
      .filter(([name, licence]) => !isAllowed(licence) && !Object.hasOwn(exceptions, name))
      .map(
        ([name, licence]) =>
          `${name} is under ${licence || 'no licence that npm knows'}: do without it, or read its licence and allow it in scripts/licences.ts`,
      ),
    ...Object.keys(exceptions)
      .filter((name) => !licences.has(name))
      .map((name) => `there is no ${name}: remove its exception from scripts/licences.ts`),
  ];
}

runCommand(__filename, async () => {
  const lockfile = readJson<{packages: Packages}>(path.join(ROOT, 'package-lock.json'), 'map');
  const problems = licenceProblems(lockfile.packages);
  for (const problem of problems) console.error(`package-lock.json:1: ${problem}`);
  return problems.length > 0 ? 1 : 0;
});

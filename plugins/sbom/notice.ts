import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isAllowed, licenceOf, SHIPPED_LICENCES, untexted, type Untexted} from '../../config/licences';
import {nameAt, type LockedPackages, type Manifest} from '../../config/lockfile';
import type {Shipped} from './shipped';

const LIST = 'config/licences.ts';

const LICENCE_FILE = /^((un)?licen[cs]e|copying|notice)\b/i;

/** The words of licences that packages name without having them: of files that have nothing but those words. */
const TEXTS: Readonly<Record<Untexted['licence'], string>> = {
  MIT: 'LICENSE',
  'Apache-2.0': 'node_modules/@cyclonedx/cyclonedx-library/LICENSE',
};

const RULE = '-'.repeat(80);

/** A package that readers load, or one inside another. */
export interface Part {
  name: string;
  version: string;
  licence: string | undefined;
  /** The package that has it in its own files. */
  host?: string;
  /** What its licence asks to be passed on. */
  text: string | undefined;
}

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8').trim();

/** The words of a licence for who holds the rights: the notice of the file that they are taken from is another's. */
function textFor(root: string, {licence, holder}: Untexted): string {
  const words = read(root, TEXTS[licence]);
  return licence === 'MIT' ? words.replace(/^Copyright .*$/m, holder) : `${holder}\n\n${words}`;
}

function textOf(root: string, folder: string): string | undefined {
  const files = readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map(({name}) => name)
    .sort();
  return files.length > 0 ? files.map((name) => read(root, folder, name)).join('\n\n') : undefined;
}

/** What readers load, with the licence of each. */
export function partsOf(root: string, packages: LockedPackages, shipped: Shipped): Part[] {
  const untextedOf = (name: string) => untexted.find((one) => one.name === name);
  return [...shipped].flatMap(([folder, embedded]) => {
    const {name = nameAt(folder), version = '', license} = packages[folder] ?? {};
    const known = untextedOf(name);
    const text = textOf(root, folder) ?? (known && textFor(root, known));
    const taken = embedded.map((one): Part => {
      const inside = untextedOf(one.name);
      return {...one, host: name, licence: inside?.licence, text: inside && textFor(root, inside)};
    });
    return [{name, version, licence: licenceOf({name, version, license}), text}, ...taken];
  });
}

/** What stands against giving this to readers, each with its remedy. */
export function problemsOf(parts: readonly Part[], manifest: Manifest): string[] {
  const problems = parts.flatMap(({name, version, licence, host, text}) => {
    const where = `${name} ${version}${host === undefined ? '' : ` inside ${host}`}`;
    if (text === undefined)
      return [`${where} has no licence text: name its licence and whose it is in "untexted" of ${LIST}`];
    if (isAllowed(licence, SHIPPED_LICENCES)) return [];
    return [
      `${where} is under ${licence ?? 'no licence that it names'}: keep it from readers, or allow its licence in ${LIST}`,
    ];
  });
  const shippedNames = new Set(parts.flatMap(({name, host}) => (host === undefined ? [name] : [])));
  const misplaced = Object.keys(manifest.devDependencies ?? {}).filter((name) => shippedNames.has(name));
  return [
    ...problems,
    ...misplaced.map(
      (name) =>
        `${name} is in "devDependencies", and readers load it: move it to "dependencies" of package.json`,
    ),
  ];
}

/** The licences of what readers load, each text once. */
export function notice(siteName: string, own: string, parts: readonly Part[]): string {
  const byText = new Map<string, string[]>();
  for (const {name, version, licence, host, text = ''} of parts) {
    const line = `${name} ${version}${host === undefined ? '' : ` (in ${host})`}, ${licence ?? 'no licence'}`;
    byText.set(text, [...(byText.get(text) ?? []), line]);
  }
  const sections = [...byText].map(([text, lines]) => [...lines, '', text].join('\n'));
  return `${[
    `The pages of ${siteName} load code and fonts of others. These are their licences, below that of the site.`,
    own.trim(),
    ...sections,
  ].join(`\n\n${RULE}\n\n`)}\n`;
}

import type {ShippedPackage} from './shipped';

/** A bill of materials in CycloneDX, as far as this reads it. */
export interface Bill {
  serialNumber?: string;
  metadata: {timestamp?: string; component: {name: string}};
  components: {'bom-ref': string; scope?: string}[];
}

const RULE = '-'.repeat(80);

/** Packages that readers load although package.json lists them as tools, which `npm audit --omit=dev` skips. */
export function misplacedIn(
  devDependencies: Readonly<Record<string, string>>,
  shipped: readonly ShippedPackage[],
): string[] {
  return shipped.map(({name}) => name).filter((name) => Object.hasOwn(devDependencies, name));
}

/**
 * The bill that npm made, with `scope` by what readers load. Number, date and folder name go, so that the same sources
 * make the same bill.
 */
export function billOf(bill: Bill, siteName: string, shipped: readonly ShippedPackage[]): string {
  const refs = new Set(shipped.map(({name, version}) => `${name}@${version}`));
  const {metadata, components} = bill;
  const known = {
    ...bill,
    serialNumber: undefined,
    metadata: {...metadata, timestamp: undefined, component: {...metadata.component, name: siteName}},
    components: components.map((component) => ({
      ...component,
      scope: refs.has(component['bom-ref']) ? 'required' : 'excluded',
    })),
  };
  return JSON.stringify(known, null, 1);
}

/** The licences of what readers load, each text once. */
export function noticeOf(siteName: string, own: string, shipped: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const {name, version, license, text} of shipped) {
    const words = text ?? `The package has no copy of its licence: https://spdx.org/licenses/${license}.html`;
    byText.set(words, [...(byText.get(words) ?? []), `${name} ${version}, ${license}`]);
  }
  const sections = [...byText].map(([text, lines]) => [...lines, '', text].join('\n'));
  return `${[
    `The pages of ${siteName} load code and fonts of others. These are their licences, below that of the site.`,
    own.trim(),
    ...sections,
  ].join(`\n\n${RULE}\n\n`)}\n`;
}
